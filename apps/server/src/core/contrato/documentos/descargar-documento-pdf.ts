import { descargarDocumentoPDF } from '@alerce/contract/operations/contrato/documentos'
import { useCase } from '../../use-case.ts'
import { leerPapel } from './leer-papel.ts'

export const descargarDocumentoPDFUseCase = useCase(descargarDocumentoPDF, async (pedido, ctx) => {
  const { nombre, contenido, mime } = await leerPapel(ctx, pedido)
  return { nombre, archivo: contenido.toString('base64'), tipoMIME: mime }
})
