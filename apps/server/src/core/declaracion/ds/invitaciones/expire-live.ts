import { changeEtapa } from '../../../postulacion/prospecto/change-etapa.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { changeEtapaDS } from '../change-etapa-ds.ts'
import type { Declaracion } from '../read-model.ts'
import { refreshEstado } from '../refresh-estado.ts'
import { markLive } from '../repository.ts'
import { seAnula } from './void-own.ts'

/**
 * Ends an invitation whose time is over, prospect and declaration locked; false: it was signed or annulled. By the clock,
 * without a call: what hears of a stage is done here.
 */
export async function expireLive(
  ctx: Pick<Context, 'tx' | 'jobs' | 'actor' | 'autor' | 'ahora'>,
  prospecto: Prospecto,
  ds: Declaracion,
): Promise<boolean> {
  if (!ds.viva || !seAnula(ds)) return false
  await markLive(ctx.tx, ds.id, false)
  await changeEtapaDS(ctx, ds, 'noVigente', { evento: 'invitacionVencida' })
  if (prospecto.etapa === 'invitacionEnviada')
    await changeEtapa({ ...ctx, raise: async () => undefined }, prospecto, 'invitacionAnulada')
  await refreshEstado(ctx, prospecto.id)
  return true
}
