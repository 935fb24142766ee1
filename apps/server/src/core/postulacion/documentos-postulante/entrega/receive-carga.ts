import type { Input } from '@alerce/contract/operation'
import type { cargaArchivoFinanciero, cargaArchivoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { type Examinado, examineBase64 } from '../../../base/archivos/receive-archivo.ts'
import type { Context } from '../../../use-case.ts'
import { deliverDocumento } from './deliver-documento.ts'

type Carga = Input<typeof cargaArchivoProspecto> | Input<typeof cargaArchivoFinanciero>

/** Upload of a document in the format of the specification. */
export const recibirCarga = {
  prepare: ({ NombreArchivo, Binario }: Carga, ctx: Context) => examineBase64(ctx, NombreArchivo, Binario),
  run: async ({ Identificador, TipoAdjunto, idBox = null }: Carga, ctx: Context, archivo: Examinado) => {
    const lugar = { prospectoId: Identificador, idBox, tipoAdjunto: TipoAdjunto }
    return { adJ_CORREL: await deliverDocumento(ctx, { ...lugar, archivo, campo: 'Binario' }) }
  },
}
