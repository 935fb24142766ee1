import { common } from '@alerce/contract/messages/common'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import { buscarDeclaracion } from '../../declaracion/declaracion/read-model.ts'
import { cambiarEtapa } from '../../postulacion/prospecto/cambiar-etapa.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Rechazo } from './read-model.ts'
import { actualizarRechazo, marcarViva } from './repository.ts'

/** An annulled invitation lives again, still rejected: only the desk lifts that, and nothing annuls it by itself. */
export async function restituirInvitacion(ctx: Context, prospecto: Prospecto, rechazo: Rechazo): Promise<void> {
  const ds = (await buscarDeclaracion(ctx.tx, rechazo.declaracionId, true)) ?? refuse(common.notFound)
  await actualizarRechazo(ctx.tx, rechazo.id, { anuladoEn: null, conservadoEn: ctx.ahora })
  await marcarViva(ctx.tx, ds.id, true)
  await cambiarEtapaDS(ctx, ds, 'bloqueado', { evento: 'anulacionDeshecha' })
  await cambiarEtapa(ctx, prospecto, 'invitacionEnviada')
}
