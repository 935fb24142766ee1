import { ponerAlDiaCobertura } from '@alerce/contract/operations/cartera/cobertura'
import { oneByOne } from '../../../../platform/one-by-one.ts'
import type { Core } from '../../../core.ts'
import type { JobContext } from '../../../job-context.ts'
import { coberturasDesde } from './read-model.ts'

const RONDA = 'poner-coberturas-al-dia'
const origin = { ip: 'local', agente: RONDA, peticionId: RONDA }

/** Begins and ends covers with their days: those that are over first, so that nobody is away and covers at once. */
export async function ponerCoberturasAlDia(core: Core, { db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const actor = { kind: 'sistema', mando: RONDA } as const
  await oneByOne(await coberturasDesde(db, clock.hoy()), (coberturaId) =>
    core.call({ operation: ponerAlDiaCobertura, payload: { coberturaId }, actor, origin }),
  )
}
