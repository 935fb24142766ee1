import { descargarDocumentoPDF } from '@alerce/contract/operations/contrato/documentos'
import { useCase } from '../../use-case.ts'
import { readPapel } from './read-papel.ts'

export const descargarDocumentoPDFUseCase = useCase(descargarDocumentoPDF, async (pedido, ctx) => {
  const { nombre, contenido, mime } = await readPapel(ctx, pedido)
  return { nombre, archivo: contenido.toString('base64'), tipoMIME: mime }
})
