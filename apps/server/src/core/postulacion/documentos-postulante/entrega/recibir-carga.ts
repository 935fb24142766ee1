import type { Input } from '@alerce/contract/operation'
import type { cargaArchivoFinanciero, cargaArchivoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import type { Context } from '../../../use-case.ts'
import { entregarDocumento } from './entregar-documento.ts'

type Carga = Input<typeof cargaArchivoProspecto> | Input<typeof cargaArchivoFinanciero>

/** A document as the specification sends it. */
export async function recibirCarga(ctx: Context, carga: Carga): Promise<{ adJ_CORREL: number }> {
  const { Identificador, NombreArchivo, Binario, TipoAdjunto, idBox } = carga
  const adJ_CORREL = await entregarDocumento(ctx, {
    prospectoId: Identificador,
    idBox: idBox ?? null,
    tipoAdjunto: TipoAdjunto,
    archivo: { nombre: NombreArchivo, contenido: Buffer.from(Binario, 'base64') },
    campo: 'Binario',
  })
  return { adJ_CORREL }
}
