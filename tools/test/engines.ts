import { filesLike } from '../checks/tree.ts'

/**
 * The tests whose outcome may differ between PostgreSQL and the embedded engine; all others run on one. Everything goes
 * through the same pool, queries and types, so what differs is: connections (one against many), locks and what waits
 * for them, LISTEN, jobs, constraints that answer by an error code, extensions and order of text, and dying.
 */
export const ofTheEngine: readonly string[] = [
  // pools, LISTEN and its reconnection, jobs, prepared reads, migrations
  'apps/server/src/platform/*.test.ts',
  'apps/server/src/platform/db/*.test.ts',
  // files that lie in the database
  'apps/server/src/platform/almacen/*.test.ts',
  // what one server tells another
  'apps/server/src/avisos/**/*.test.ts',
  'apps/server/src/gateway/events/**/*.test.ts',
  // counters and sessions, kept by upsert and touched by many requests at once
  'apps/server/src/gateway/session/**/*.test.ts',
  // appointments exclude each other; whoever books at once is told by 23P01
  'apps/server/src/core/agenda/**/*.test.ts',
  // search without accents and with typos (unaccent, pg_trgm), Spanish order
  'apps/server/src/core/cartera/lista/**/*.test.ts',
  // the chain of accesses: each link waits for the last
  'apps/server/src/core/**/accesos/*.test.ts',
  // two who write the same record, and the lock order of prospect and declaration
  'apps/server/src/core/**/declaracion/*.test.ts',
  // a sheet comes in by pieces, as jobs
  'apps/server/src/core/**/importacion/*.test.ts',
  // papers and mails, as jobs
  'apps/server/src/core/**/documentos/*.test.ts',
  'apps/server/src/core/**/correos/*.test.ts',
  // a whole sale, and one that is refused at each step
  'apps/server/src/journey/api-journey.test.ts',
  'apps/server/src/journey/hostile-sale.test.ts',
  // a whole house of cases, planted in bulk
  'apps/server/src/semilla/escala/*.test.ts',
]

/** The journeys in which it is the database that matters: the whole sale, kill -9, and what one browser tells another. */
export const journeysOfTheEngine: readonly string[] = [
  'e2e/**/sale.spec.ts',
  'e2e/**/resilience.spec.ts',
  'e2e/**/notifications.spec.ts',
]

/** Files of a list; a pattern that finds none is a mistake. */
export function filesOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const files = filesLike(pattern)
    if (files.length === 0) throw new Error(`tools/test/engines.ts: no file is like ${pattern}`)
    return files
  })
}
