import { oneByOne } from '../../../platform/one-by-one.ts'
import { SISTEMA } from '../../actor.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { JobContext } from '../../job-context.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { expireLive } from '../ds/invitaciones/expire-live.ts'
import { findDeclaracion } from '../ds/read-model.ts'
import { invitacionesVencidas, ultimoVencimiento } from './read-model.ts'

const RONDA = 'vencer-invitaciones'
/** A round that finds more leaves them to the next. */
const TANDA = 200

type Vencida = Awaited<ReturnType<typeof invitacionesVencidas>>[number]

/** One invitation ends with its links, unless another was sent or it was signed while it was waited for. */
async function expire(
  { db, clock, services: { jobs } }: Pick<JobContext, 'db' | 'clock' | 'services'>,
  { id, prospectoId }: Vencida,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ahora = clock.ahora()
    const ctx = { tx, jobs, ahora, autor: SISTEMA, actor: { kind: 'sistema', mando: RONDA } } as const
    const prospecto = await findProspecto(tx, prospectoId, true)
    const ds = await findDeclaracion(tx, id, true)
    const vence = await ultimoVencimiento(tx, id)
    if (!prospecto || !ds || (vence !== null && vence > ahora)) return
    if (!(await expireLive(ctx, prospecto, ds))) return
    await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'invitacionVencida')
  })
}

/** Ends by the clock the invitations that were not completed in their time; answers how many it looked at. */
export async function expireInvitaciones(context: Pick<JobContext, 'db' | 'clock' | 'services'>): Promise<number> {
  const vencidas = await invitacionesVencidas(context.db, context.clock.ahora(), TANDA)
  await oneByOne(vencidas, (vencida) => expire(context, vencida))
  return vencidas.length
}
