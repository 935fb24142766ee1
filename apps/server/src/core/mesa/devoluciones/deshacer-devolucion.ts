import { deshacerDevolucion } from '@alerce/contract/operations/mesa/devoluciones'
import { note } from '../../base/bitacora/note.ts'
import { useCase } from '../../use-case.ts'
import { saveDevolucion } from './repository.ts'
import { takeDevolucion } from './take-devolucion.ts'

export const deshacerDevolucionUseCase = useCase(deshacerDevolucion, async ({ devolucionId }, ctx) => {
  const { hecha, prospectoId } = await takeDevolucion(ctx, devolucionId)
  if (hecha === null) return 'ok' as const
  await saveDevolucion(ctx.tx, devolucionId, null)
  await note(ctx, prospectoId, 'devolucionDeshecha')
  return 'ok' as const
})
