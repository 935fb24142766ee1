import { guardarDocumentosDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { examinarBase64 } from '../../../base/archivos/recibir-archivo.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { recibirAdjunto } from './recibir-adjunto.ts'

export const guardarDocumentosDSUseCase = preparedUseCase(guardarDocumentosDS, {
  prepare: ({ nombreArchivo, binario }, ctx) => examinarBase64(ctx, nombreArchivo, binario),
  run: async (entrega, ctx, archivo) => ({
    adjuntoId: await recibirAdjunto(ctx, { ...entrega, archivo, campo: 'binario' }),
  }),
})
