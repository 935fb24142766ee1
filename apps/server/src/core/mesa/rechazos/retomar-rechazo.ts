import { common } from '@alerce/contract/messages/common'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { retomarRechazo } from '@alerce/contract/operations/mesa/rechazos'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import { closeEnlaces } from '../../declaracion/invitacion/count-failures.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takeForMesa } from '../casos/take-for-mesa.ts'
import { enlacesReabiertosPor, rechazoPorId, ultimoRechazoDe } from './read-model.ts'
import { forgetReabiertos, updateRechazo } from './repository.ts'

/**
 * Undoes a lifting: the same rejection is in force again, with its day and reason, and the links return to their
 * earlier state. Refused once the applicant went on, or other links exist. A rejection in force does not change.
 */
export const retomarRechazoUseCase = useCase(retomarRechazo, async ({ rechazoId }, ctx) => {
  const { declaracionId } = (await rechazoPorId(ctx.tx, rechazoId)) ?? refuse(common.notFound)
  const ds = await takeForMesa(ctx, declaracionId)
  const rechazo = (await rechazoPorId(ctx.tx, rechazoId)) ?? refuse(common.notFound)
  ensure(rechazo.anulado === null, mesaMessages.rechazoAnulado)
  if (rechazo.levantado === null) return 'ok' as const
  const esElUltimo = (await ultimoRechazoDe(ctx.tx, ds.id)) === rechazoId
  ensure(ds.viva && esElUltimo && ds.etapa === rechazo.etapaAnterior, mesaMessages.rechazoNoSeRetoma)
  const comoEstaban = await enlacesReabiertosPor(ctx.tx, rechazoId)
  ensure(await closeEnlaces(ctx, ds.id, comoEstaban), mesaMessages.rechazoNoSeRetoma)
  await forgetReabiertos(ctx.tx, rechazoId)
  await updateRechazo(ctx.tx, rechazoId, { levantadoEn: null, levantadoPor: null })
  await changeEtapaDS(ctx, ds, 'bloqueado', { evento: 'rechazoRetomado' })
  return 'ok' as const
})
