import { parseArgs } from 'node:util'
import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { createDb } from '../apps/server/src/platform/db/database.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openPostgres } from '../apps/server/src/platform/db/pool.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { type Growing, growing } from './particiones/tables.ts'
import { procesadorDe } from './support/procesador.ts'

// Tables that only grow, as they are and split by month: pages and CPU of PostgreSQL for each statement that somebody
// waits for, and what it costs to delete a month. Decision 040 rests on these figures.
const { values } = parseArgs({ options: { filas: { type: 'string' }, veces: { type: 'string' } } })
const rows = Number(values.filas ?? 100_000)
const times = Number(values.veces ?? 2000)

const postgres = await findPostgres()
const base = await freshDatabase(postgres.url)
// One connection: its backend is the one that is measured
const connection = openPostgres(base.url, 1, () => undefined)
await migrate(createDb(connection))
const client = connection.pool
await client.query('set plan_cache_mode = force_generic_plan')
const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
const ask = async <R extends Record<string, unknown>>(text: string) => (await client.query<R>(text)).rows

/** A copy without foreign keys, whole; and one with a part for each of 15 months, and one for all other rows. */
async function copies({ table, month, fill }: Growing) {
  const [plain, split] = [`${table}_plain`, `${table}_split`]
  await ask(
    `create table ${plain} (like ${table} including defaults including identity including constraints including indexes)`,
  )
  await ask(`create table ${split} (like ${table} including defaults including identity including constraints)
    partition by range (${month})`)
  const indexes = await ask<{ text: string; unique: boolean }>(`
    select pg_get_indexdef(indexrelid) as text, indisunique as unique from pg_index where indrelid = '${plain}'::regclass`)
  for (const { text, unique } of indexes) {
    const on = text.slice(text.indexOf(' USING '))
    // A unique key must name the column of the month
    await ask(`create ${unique ? 'unique ' : ''}index on ${split} ${unique ? on.replace(')', `, ${month})`) : on}`)
  }
  for (let back = 12; back >= -2; back--) {
    const first = `date_trunc('month', now()) - interval '${back} months'`
    const [bound] = await ask<{ from: string; to: string; name: string }>(
      `select (${first})::text as from, (${first} + interval '1 month')::text as to, to_char(${first}, 'YYYYMM') as name`,
    )
    if (!bound) continue
    await ask(
      `create table ${split}_${bound.name} partition of ${split} for values from ('${bound.from}') to ('${bound.to}')`,
    )
  }
  await ask(`create table ${split}_rest partition of ${split} default`)
  const columns = (await client.query(`${fill} from (select 1 as n, now() as en) una`)).fields.map(({ name }) => name)
  for (const into of [plain, split])
    await ask(`insert into ${into} (${columns}) ${fill} from (
      select n, now() - interval '365 days' * (${rows} - n) / ${rows} as en from generate_series(1, ${rows}) n) una`)
  for (const one of [plain, split]) await ask(`vacuum (analyze) ${one}`)
  return [plain, split] as const
}

/** Pages of a statement, the second time; and microseconds of CPU with its plan kept and planned each time. */
async function costOf(statement: string, given: readonly string[]) {
  await ask('begin')
  const literals = given.map((value) => `'${value}'`)
  await ask(`prepare una as ${statement}`)
  const explain = `explain (analyze, buffers, format json) execute una (${literals})`
  await ask(explain)
  const [told] = await ask<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(explain)
  const plan = told?.['QUERY PLAN'][0].Plan ?? {}
  const kept = await microseconds(`execute una (${literals})`)
  const inline = given.reduce((text, value, at) => text.replaceAll(`$${at + 1}`, `'${value}'`), statement)
  const planned = await microseconds(inline)
  await ask('rollback')
  await ask('deallocate una')
  return { pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0), kept, planned }
}

async function microseconds(statement: string): Promise<number> {
  const before = procesadorDe(pid)
  for (let left = times; left > 0; left--) await client.query(statement)
  return Math.round(((procesadorDe(pid) - before) * 1000) / times)
}

/** Milliseconds of CPU and kB of WAL. */
async function spent(work: () => Promise<unknown>): Promise<string> {
  const wal = async () => Number((await ask<{ at: string }>("select pg_current_wal_insert_lsn() - '0/0' as at"))[0]?.at)
  const before = { cpu: procesadorDe(pid), wal: await wal() }
  await work()
  return `${procesadorDe(pid) - before.cpu} ms, ${Math.round(((await wal()) - before.wal) / 1024)} kB of WAL`
}

/** Deletes the oldest month: by rows a thousand at a time in the order of their number, and as a whole. */
async function forget({ table, month }: Growing, [plain, split]: readonly [string, string]) {
  const [oldest] = await ask<{ until: string; rows: number }>(`
    select (min(${month}) + interval '1 month')::text as until, count(*) filter
      (where ${month} < (select min(${month}) + interval '1 month' from ${plain}))::int as rows from ${plain}`)
  const batch = `delete from ${plain} where id in (select id from ${plain} order by id limit 1000) and ${month} < '${oldest?.until}'`
  const byRows = await spent(async () => {
    while (((await client.query(batch)).rowCount ?? 0) > 0);
  })
  const parts = await ask<{ name: string }>(`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = '${split}'::regclass order by 1 limit 1 offset 1`)
  const whole = await spent(() => ask(`drop table ${parts[0]?.name}`))
  console.log(`${table}, a month: ${oldest?.rows} rows one by one ${byRows}; dropped ${whole}`)
}

console.log(`${rows} rows over a year; pages, and microseconds of CPU (plan kept / planned each time)`)
const columnsOf = ({ pages, kept, planned }: Awaited<ReturnType<typeof costOf>>) =>
  `${String(pages).padStart(5)}${String(kept).padStart(7)} / ${String(planned).padEnd(6)}`
for (const one of growing) {
  const both = await copies(one)
  const [size] = await ask<{ bytes: string }>(`select pg_total_relation_size('${both[0]}') / ${rows} as bytes`)
  console.log(`${one.table}: ${size?.bytes} bytes a row, with its indexes`)
  for (const [what, statement, given] of one.calls) {
    const [plain, split] = [
      await costOf(statement.replaceAll('T ', `${both[0]} `), given),
      await costOf(statement.replaceAll('T ', `${both[1]} `), given),
    ]
    console.log(`${`${one.table}, ${what}`.padEnd(40)} whole ${columnsOf(plain)}  by month ${columnsOf(split)}`)
  }
  await forget(one, both)
}
await connection.close()
await base.drop()
await postgres.stop()
