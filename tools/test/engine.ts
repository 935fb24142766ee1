import { type Postgres, postgresOfTests, runningPostgres } from './postgres.ts'

/** The database engine of a run. */
export interface Engine {
  readonly env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** The embedded engine: nothing to start. */
export const embedded: Engine = {
  get env() {
    const { TEST_DATABASE_URL: _, ...withoutPostgres } = process.env
    return withoutPostgres
  },
  stop: async () => undefined,
}

function on(postgres: Postgres): Engine {
  console.log(`PostgreSQL: ${postgres.from}`)
  return { env: { ...process.env, TEST_DATABASE_URL: postgres.url }, stop: postgres.stop }
}

/** PostgreSQL, started for this run if none answers; without one it prints the reason. */
export async function postgres(): Promise<Engine | undefined> {
  try {
    return on(await postgresOfTests())
  } catch (error) {
    console.error(error)
    console.error('\n*** NOTHING IS TESTED ON POSTGRESQL: none answers and none could be started here. ***')
    console.error(
      '*** Name one with TEST_DATABASE_URL, or check out where every user may read (no 0700 folder above). ***\n',
    )
    return undefined
  }
}

/** For a few tests: a running PostgreSQL, else the embedded engine, which needs no start. */
export async function whatIsThere(): Promise<Engine> {
  const found = await runningPostgres()
  return found ? on(found) : embedded
}
