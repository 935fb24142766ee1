import { guardarDocumentosDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { examineBase64 } from '../../../base/archivos/receive-archivo.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { receiveAdjunto } from './receive-adjunto.ts'

export const guardarDocumentosDSUseCase = preparedUseCase(guardarDocumentosDS, {
  prepare: ({ nombreArchivo, binario }, ctx) => examineBase64(ctx, nombreArchivo, binario),
  run: async (entrega, ctx, archivo) => ({
    adjuntoId: await receiveAdjunto(ctx, { ...entrega, archivo, campo: 'binario' }),
  }),
})
