import { subirAdjuntoDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { examineArchivo } from '../../../base/archivos/receive-archivo.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { receiveAdjunto } from './receive-adjunto.ts'

export const subirAdjuntoDSUseCase = preparedUseCase(subirAdjuntoDS, {
  prepare: ({ archivo }, ctx) => examineArchivo(ctx, archivo),
  run: async (entrega, ctx, archivo) => ({
    adjuntoId: await receiveAdjunto(ctx, { ...entrega, archivo, campo: 'archivo' }),
  }),
})
