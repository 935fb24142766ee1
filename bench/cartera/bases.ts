import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { administer } from '../../apps/server/src/platform/db/administration.ts'
import { openPostgres } from '../../apps/server/src/platform/db/pool.ts'

const run = promisify(execFile)
const alerce = new URL('../../tools/alerce.ts', import.meta.url).pathname

/** Encrypts the demo data of the databases, which are kept for later runs: a fixed key. */
export const DATA_KEY = Buffer.alloc(32, 7).toString('base64')

export interface Base {
  readonly prospectos: number
  readonly url: string
}

const nombre = (prospectos: number) => `alerce_bench_${prospectos}`

function baseDe(postgres: string, prospectos: number): Base {
  const url = new URL(postgres)
  url.pathname = `/${nombre(prospectos)}`
  return { prospectos, url: url.href }
}

/** Rows of a query on a database, over a connection of its own. */
export async function filas<T extends object>(url: string, sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const { pool, close } = openPostgres(url, 1, () => undefined)
  try {
    return (await pool.query<T>(sql, [...values])).rows
  } finally {
    await close()
  }
}

async function existe(postgres: string, prospectos: number): Promise<boolean> {
  const rows = await filas(postgres, 'select from pg_database where datname = $1', [nombre(prospectos)])
  return rows.length > 0
}

/** Number of prospects in a database; 0 before its first start. */
async function cuantos(url: string): Promise<number> {
  const [table] = await filas<{ prospecto: string | null }>(url, `select to_regclass('prospecto') as prospecto`)
  if (!table?.prospecto) return 0
  const [row] = await filas<{ count: number }>(url, 'select count(*) from prospecto')
  return row?.count ?? 0
}

/**
 * Database with so many prospects, or with as many sent declarations: reused from an earlier run, or filled by the
 * product's command.
 */
export async function prepareDatabase(
  postgres: string,
  prospectos: number,
  mas: readonly '--enviadas'[] = [],
): Promise<Base> {
  const base = baseDe(postgres, prospectos)
  if (!(await existe(postgres, prospectos))) await administer(postgres, `create database ${nombre(prospectos)}`)
  if ((await cuantos(base.url)) >= prospectos) return base
  const began = performance.now()
  const env = { ...process.env, DATABASE_URL: base.url, DATA_KEY, DEMO: 'on' }
  await run(process.execPath, [alerce, 'demo', '--prospectos', String(prospectos), ...mas], { env })
  const seconds = (performance.now() - began) / 1000
  console.log(`  ${nombre(prospectos)} creada en ${seconds.toFixed(0)} s`)
  return base
}

/** Drops the kept databases of these sizes, or all. */
export async function deleteBases(postgres: string, tamanos?: readonly number[]): Promise<void> {
  const guardadas = 'select datname from pg_database where datname ~ $1'
  const nombres =
    tamanos?.map(nombre) ??
    (await filas<{ datname: string }>(postgres, guardadas, [`^${nombre(0).slice(0, -1)}\\d+$`])).map(
      (row) => row.datname,
    )
  for (const una of nombres) await administer(postgres, `drop database if exists ${una} with (force)`)
}
