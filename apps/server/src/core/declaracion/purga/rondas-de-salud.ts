import { guardadaAntesDe } from '@alerce/domain/declaracion/retencion'
import { diasReutilizable } from '@alerce/domain/declaracion/reuso/reutilizar'
import type { Rondas } from '../../../platform/jobs.ts'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { SISTEMA } from '../../actor.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { changeEtapaDS } from '../ds/change-etapa-ds.ts'
import { findDeclaracion } from '../ds/read-model.ts'
import { type PurgaDeSalud, purgeSalud } from './purge-salud.ts'
import { enviadasVencidas, type LimitesDePlazo, sigueSinActos } from './read-model.ts'

const RONDA = 'vencer-enviadas'
/** Rows per run; the rest waits for the next run. */
const TANDA = 200

/** Ends one sale, unless a person acted on it while the lock was awaited. */
async function expire(
  { db, clock, services: { jobs } }: Pick<JobContext, 'db' | 'clock' | 'services'>,
  { id, prospectoId }: { readonly id: number; readonly prospectoId: number },
  limites: LimitesDePlazo,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ctx = { tx, jobs, ahora: clock.ahora(), autor: SISTEMA, actor: { kind: 'sistema', mando: RONDA } } as const
    const prospecto = await findProspecto(tx, prospectoId, true)
    const ds = await findDeclaracion(tx, id, true)
    if (!prospecto || !ds || !(await sigueSinActos(tx, id, limites))) return
    await changeEtapaDS(ctx, ds, 'noVigente', { evento: 'enviadaVencida' })
    await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'enviadaVencida', String(ds.folio))
  })
}

/** Ends the sales without acts after the sending of their declaration; the term runs from then. */
async function expireEnviadas(context: Pick<JobContext, 'db' | 'clock' | 'services'>): Promise<void> {
  const { db, clock } = context
  const ahora = clock.ahora()
  const { diasParaVencerEnviada } = await parametrosAl(db, clock.hoy())
  const limites = {
    sinActos: guardadaAntesDe(ahora, diasParaVencerEnviada),
    reutilizable: guardadaAntesDe(ahora, diasReutilizable),
  }
  await oneByOne(await enviadasVencidas(db, limites, TANDA), (una) => expire(context, una, limites))
}

/** Scheduled jobs on health data; `otros`: functions of other contexts that the purge needs. */
export const rondasDeSalud = (context: JobContext, otros: Omit<PurgaDeSalud, keyof JobContext>): Rondas => ({
  'vencer-enviadas': { cron: '29 4 * * *', run: () => expireEnviadas(context) },
  'purgar-salud': { cron: '41 4 * * *', run: () => purgeSalud({ ...context, ...otros }) },
})
