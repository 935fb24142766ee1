import { operations } from '@alerce/contract/operations'
import { assertComplete } from '../operations-complete.ts'
import type { ReplicaReads } from '../platform/db/replica-reads.ts'
import type { JobHandlers, Rondas } from '../platform/jobs.ts'
import type { Core } from './core.ts'
import { surtidoAl } from './cotizacion/catalogo/surtido.ts'
import { createEmbeddedCore } from './embedded-core.ts'
import type { JobContext } from './job-context.ts'
import { jobHandlers } from './job-handlers.ts'
import { listeners, useCases } from './manifest.ts'
import { rondasDelNucleo } from './rondas.ts'

export type { Services } from './use-case.ts'

interface Embedded {
  readonly core: Core
  readonly handlers: JobHandlers
  /** Scheduled jobs, on this database or on a transaction in its place. */
  readonly rondasOn: (db: JobContext['db']) => Rondas
  /** Missing or outdated reference data for the sale, today. */
  readonly surtido: () => ReturnType<typeof surtidoAl>
}

/** Embedded insurer: answers the calls and runs their jobs. `reads`: on a replica; null: there is none. */
export function embedded(context: JobContext, reads: ReplicaReads | null = null): Embedded {
  assertComplete(operations, useCases)
  const { db, clock, services } = context
  const core = createEmbeddedCore(db, clock, services, { useCases, listeners }, reads)
  return {
    core,
    handlers: jobHandlers(context),
    surtido: () => surtidoAl(db, clock.ahora()),
    rondasOn: (base) => rondasDelNucleo({ ...context, db: base }, core),
  }
}
