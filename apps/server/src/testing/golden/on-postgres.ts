import pg from 'pg'
import { freshDatabase } from '../../platform/db/administration.ts'
import { openPostgres } from '../../platform/db/pool.ts'
import { type Fill, type Own, type Shelf, throws, WAIT_MS } from './shelf.ts'

/** Advisory lock for builds and deletions; an arbitrary number. */
const lock = 4_724_911
const prefix = 'alerce_golden_'
/** Maximum age of a golden database: its jobs and sessions expire by the clock of the machine. */
const life = '3 days'

/** Runs work exclusively on this PostgreSQL, across runs and checkouts. */
async function alone(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 })
  await client.connect()
  try {
    // Released with the connection, so that a killed run leaves no lock
    await client.query('select pg_advisory_lock($1)', [lock])
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * A shared lock on the name of a golden database, held by a connection during a run: a killed run releases it. The run
 * that can lock it exclusively is the last.
 */
async function hold(url: string, name: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 })
  await client.connect()
  await client.query('select pg_advisory_lock_shared(hashtext($1))', [name])
  return async () => {
    try {
      await client.query('select pg_advisory_unlock_shared(hashtext($1))', [name])
      const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock(hashtext($1)) as last', [
        name,
      ])
      if (!rows[0]?.last) return
      const mine = "select datname as name from pg_database where datname = $1 or starts_with(datname, $1 || '_')"
      for (const { name: database } of (await client.query<{ name: string }>(mine, [prefix + name])).rows)
        await client.query(`drop database if exists ${database} with (force)`)
    } finally {
      await client.end()
    }
  }
}

/** Golden databases carry their date as a comment, set last; the newest of all checkouts are kept. */
const standing = `select name from (
    select datname as name, case when datname like '${prefix}%' then shobj_description(oid, 'pg_database')::timestamptz end as made
    from pg_database
  ) dated where made > now() - interval '${life}' order by made desc limit 20`

async function clearAway(client: pg.Client): Promise<void> {
  const left = `select datname as name from pg_database where datname like '${prefix}%' and datname not in (${standing})`
  const { rows } = await client.query<{ name: string }>(left)
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
}

async function build(client: pg.Client, url: string, database: string, fill: Fill, from: string): Promise<void> {
  await client.query(`create database ${database} template ${from}`)
  const own = new URL(url)
  own.pathname = `/${database}`
  const connection = openPostgres(own.href, 4, throws)
  try {
    await fill(connection)
  } finally {
    await connection.close()
  }
  // A template can be copied only without connections, autovacuum included
  await client.query(`alter database ${database} with allow_connections false`)
  const { rows } = await client.query<{ now: string }>('select now()::text as now')
  await client.query(`comment on database ${database} is '${rows[0]?.now}'`)
}

export function onPostgres(url: string): Shelf {
  const lend = (name: string) => freshDatabase(url, `${prefix}${name}`)
  return {
    golden: (name, fill, copyOf) =>
      alone(url, async (client) => {
        const database = `${prefix}${name}`
        const { rows } = await client.query<{ name: string }>(standing)
        if (rows.some((row) => row.name === database)) return
        await clearAway(client)
        await build(client, url, database, fill, copyOf ? `${prefix}${copyOf}` : 'template1')
      }),
    lend,
    hold: (name) => hold(url, name),
    copy: async (name): Promise<Own> => {
      const own = await lend(name)
      let dropping = false
      // Dropping the database cuts sessions that are still closing: not a failure
      const unlessDropping = (error: Error) => {
        if (!dropping) throws(error)
      }
      return {
        connection: openPostgres(own.url, 6, unlessDropping, { waitMs: WAIT_MS }),
        drop: () => {
          dropping = true
          return own.drop()
        },
      }
    },
  }
}
