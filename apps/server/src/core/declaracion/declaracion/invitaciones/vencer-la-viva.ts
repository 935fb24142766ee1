import { cambiarEtapa } from '../../../postulacion/prospecto/cambiar-etapa.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { cambiarEtapaDS } from '../cambiar-etapa-ds.ts'
import type { Declaracion } from '../read-model.ts'
import { refrescarEstado } from '../refrescar-estado.ts'
import { marcarViva } from '../repository.ts'
import { seAnula } from './anular-la-suya.ts'

/**
 * Ends an invitation whose time is over, prospect and declaration locked; false: it was signed or annulled. By the clock,
 * without a call: what hears of a stage is done here.
 */
export async function vencerLaViva(
  ctx: Pick<Context, 'tx' | 'actor' | 'autor' | 'ahora'>,
  prospecto: Prospecto,
  ds: Declaracion,
): Promise<boolean> {
  if (!ds.viva || !seAnula(ds)) return false
  await marcarViva(ctx.tx, ds.id, false)
  await cambiarEtapaDS(ctx, ds, 'noVigente', { evento: 'invitacionVencida' })
  if (prospecto.etapa === 'invitacionEnviada')
    await cambiarEtapa({ ...ctx, raise: async () => undefined }, prospecto, 'invitacionAnulada')
  await refrescarEstado(ctx, prospecto.id)
  return true
}
