import { filesLike } from '../checks/tree.ts'

/**
 * Tests that also run on the embedded engine; all others run on PostgreSQL alone. A test belongs here if its source
 * depends on the engine (`Connection.embedded`) or uses one of its features: a migration, a column type, a lock, an
 * error code, LISTEN, an extension, the order of text, a killed process. Business rules do not.
 */
export const ofTheEngine: readonly string[] = [
  // pool, prepared reads, LISTEN, lost connections, column types, migrations
  'apps/server/src/platform/db/**/*.test.ts',
  // pg-boss: queues, rounds, retries
  'apps/server/src/platform/jobs.test.ts',
  // files as bytea
  'apps/server/src/platform/almacen/*.test.ts',
  // transactions: one moment, read only, started over
  'apps/server/src/core/moment.test.ts',
  // exclusion constraint (23P01)
  'apps/server/src/core/agenda/citas/agenda.test.ts',
  // unaccent and pg_trgm
  'apps/server/src/core/cartera/lista/busqueda.test.ts',
  // Spanish order of text
  'apps/server/src/core/cartera/lista/pendientes/*.test.ts',
  // SIGTERM and SIGKILL; what a start refuses is tested on the folder of the data in every run
  'apps/server/src/journey/leaving.test.ts',
  // dropped schemas and extensions, created again
  'apps/server/src/semilla/reinicio.test.ts',
  // COPY, a snapshot, and the schema of either engine
  'apps/server/src/respaldo/respaldo.test.ts',
  // the golden database of the tests
  'apps/server/src/testing/golden/*.test.ts',
  // a whole sale: every kind of statement once, with its jobs
  'apps/server/src/journey/api-journey.test.ts',
]

/** Files of a list of patterns; a pattern without a match is an error. */
export function filesOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const files = filesLike(pattern)
    if (files.length === 0) throw new Error(`tools/test/engines.ts: no file is like ${pattern}`)
    return files
  })
}
