import { subirAdjuntoDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { examinarArchivo } from '../../../base/archivos/recibir-archivo.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { recibirAdjunto } from './recibir-adjunto.ts'

export const subirAdjuntoDSUseCase = preparedUseCase(subirAdjuntoDS, {
  prepare: ({ archivo }, ctx) => examinarArchivo(ctx, archivo),
  run: async (entrega, ctx, archivo) => ({
    adjuntoId: await recibirAdjunto(ctx, { ...entrega, archivo, campo: 'archivo' }),
  }),
})
