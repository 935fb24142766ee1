import { bloqueoMessages as m } from '@alerce/contract/messages/agenda/disponibilidad'
import { restituirBloqueo } from '@alerce/contract/operations/agenda/disponibilidad'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editBloqueo, ensureOtro } from './edit-bloqueo.ts'
import { markBorrado } from './repository.ts'

export const restituirBloqueoUseCase = useCase(restituirBloqueo, async ({ bloqueoId }, ctx) => {
  const bloqueo = await editBloqueo(ctx, bloqueoId)
  if (bloqueo.borradoEn === null) return 'ok' as const
  ensure(sePuedeDeshacer(bloqueo.borradoEn, ctx.ahora), m.eliminado)
  await ensureOtro(ctx, bloqueo.asesorId)
  await markBorrado(ctx.tx, bloqueo, null)
  return 'ok' as const
})
