import type { Input } from '@alerce/contract/operation'
import type { cargaArchivoFinanciero, cargaArchivoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { type Examinado, examinarBase64 } from '../../../base/archivos/recibir-archivo.ts'
import type { Context } from '../../../use-case.ts'
import { entregarDocumento } from './entregar-documento.ts'

type Carga = Input<typeof cargaArchivoProspecto> | Input<typeof cargaArchivoFinanciero>

/** Upload of a document in the format of the specification. */
export const recibirCarga = {
  prepare: ({ NombreArchivo, Binario }: Carga, ctx: Context) => examinarBase64(ctx, NombreArchivo, Binario),
  run: async ({ Identificador, TipoAdjunto, idBox = null }: Carga, ctx: Context, archivo: Examinado) => {
    const lugar = { prospectoId: Identificador, idBox, tipoAdjunto: TipoAdjunto }
    return { adJ_CORREL: await entregarDocumento(ctx, { ...lugar, archivo, campo: 'Binario' }) }
  },
}
