import { deshacerDevolucion } from '@alerce/contract/operations/mesa/devoluciones'
import { anotar } from '../../base/bitacora/anotar.ts'
import { useCase } from '../../use-case.ts'
import { guardarDevolucion } from './repository.ts'
import { tomarDevolucion } from './tomar-devolucion.ts'

export const deshacerDevolucionUseCase = useCase(deshacerDevolucion, async ({ devolucionId }, ctx) => {
  const { hecha, prospectoId } = await tomarDevolucion(ctx, devolucionId)
  if (hecha === null) return 'ok' as const
  await guardarDevolucion(ctx.tx, devolucionId, null)
  await anotar(ctx, prospectoId, 'devolucionDeshecha')
  return 'ok' as const
})
