import { eliminarBloqueo } from '@alerce/contract/operations/agenda/disponibilidad'
import { useCase } from '../../use-case.ts'
import { editBloqueo } from './edit-bloqueo.ts'
import { markBorrado } from './repository.ts'

export const eliminarBloqueoUseCase = useCase(eliminarBloqueo, async ({ bloqueoId }, ctx) => {
  const bloqueo = await editBloqueo(ctx, bloqueoId)
  if (bloqueo.borradoEn === null) await markBorrado(ctx.tx, bloqueo, ctx.ahora)
  return 'ok' as const
})
