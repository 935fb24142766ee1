import { common } from '@alerce/contract/messages/common'
import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { descargarDocumentoPDF } from '@alerce/contract/operations/contrato/documentos'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { leerDeclaracionClinica } from '../../declaracion/declaracion/leer-declaracion.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { buscarDocumento } from './read-model.ts'

export const descargarDocumentoPDFUseCase = useCase(
  descargarDocumentoPDF,
  async ({ identificador, imgCorrel }, ctx) => {
    await leerDeclaracionClinica(ctx, { identificador })
    const documento = (await buscarDocumento(ctx.tx, identificador, imgCorrel)) ?? refuse(common.notFound)
    const { contenido, mime } = await leerArchivo(ctx.tx, ctx.vault, documento.archivoId ?? refuse(m.pendientes))
    return { nombre: documento.nombre, archivo: contenido.toString('base64'), tipoMIME: mime }
  },
)
