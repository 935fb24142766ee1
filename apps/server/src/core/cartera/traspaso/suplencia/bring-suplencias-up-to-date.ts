import { ponerAlDiaSuplencia } from '@alerce/contract/operations/cartera/suplencia'
import { oneByOne } from '../../../../platform/one-by-one.ts'
import type { Core } from '../../../core.ts'
import type { JobContext } from '../../../job-context.ts'
import { suplenciasDesde } from './read-model.ts'

const RONDA = 'poner-suplencias-al-dia'
const origin = { ip: 'local', agente: RONDA, peticionId: RONDA }

/** Begins and ends covers with their days: those that are over first, so that nobody is away and covers at once. */
export async function bringSuplenciasUpToDate(
  core: Core,
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
): Promise<void> {
  const actor = { kind: 'sistema', mando: RONDA } as const
  await oneByOne(await suplenciasDesde(db, clock.hoy()), (suplenciaId) =>
    core.call({ operation: ponerAlDiaSuplencia, payload: { suplenciaId }, actor, origin }),
  )
}
