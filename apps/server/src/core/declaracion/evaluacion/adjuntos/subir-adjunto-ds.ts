import { subirAdjuntoDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../../use-case.ts'
import { recibirAdjunto } from './recibir-adjunto.ts'

export const subirAdjuntoDSUseCase = useCase(subirAdjuntoDS, async (entrega, ctx) => ({
  adjuntoId: await recibirAdjunto(ctx, { ...entrega, campo: 'archivo' }),
}))
