import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FreshDatabase, freshDatabase } from '../../../apps/server/src/platform/db/administration.ts'

/** Data of a server: a folder, and a database if TEST_DATABASE_URL names a PostgreSQL. */
export interface Data {
  readonly folder: string
  readonly database: FreshDatabase | undefined
  remove(): Promise<void>
}

/** Publishes the location of the demo data to all workers. */
export function seededAt({ folder, database }: Data): void {
  process.env.E2E_SEEDED_FOLDER = folder
  if (database) process.env.E2E_SEEDED_DATABASE = database.name
}

/** New data: empty, or a copy of the demo of this run. */
export async function freshData(start: 'empty' | 'seeded'): Promise<Data> {
  const postgres = process.env.TEST_DATABASE_URL
  const folder = mkdtempSync(join(tmpdir(), 'alerce-e2e-'))
  const from = start === 'seeded' ? process.env.E2E_SEEDED_FOLDER : undefined
  if (from) cpSync(from, folder, { recursive: true })
  const template = from ? process.env.E2E_SEEDED_DATABASE : undefined
  const database = postgres ? await freshDatabase(postgres, template) : undefined
  return {
    folder,
    database,
    remove: async () => {
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Environment of a test server, with its address and data folder. */
export const variablesOf = ({ folder, database }: Data) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  DEMO: '1',
  // All journeys share one address
  REQUESTS_PER_MINUTE: '100000',
  DATA_DIR: folder,
  DATABASE_URL: database?.url ?? '',
})

/** Initial data of a server: with another key, without demo, or with a remote core, it starts empty and fills itself. */
export const dataFor = (env: Readonly<Record<string, string>>): Promise<Data> =>
  freshData('DATA_KEY' in env || 'DEMO' in env || 'CORE_URL' in env ? 'empty' : 'seeded')
