import { guardarDocumentosDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../../use-case.ts'
import { recibirAdjunto } from './recibir-adjunto.ts'

export const guardarDocumentosDSUseCase = useCase(guardarDocumentosDS, async (input, ctx) => {
  const { nombreArchivo, binario, ...entrega } = input
  const archivo = { nombre: nombreArchivo, contenido: Buffer.from(binario, 'base64') }
  return { adjuntoId: await recibirAdjunto(ctx, { ...entrega, archivo, campo: 'binario' }) }
})
