import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { DATA_KEY, deleteBases, filas, prepareDatabase } from './cartera/bases.ts'
import { postmasterOf, procesadorDePostgres } from './support/postgres-cpu.ts'

// Backup of a database with many prospects, and its restoration into an empty one, both by the operator's commands on
// PostgreSQL: elapsed time, and processor time of the command and of PostgreSQL, which other work does not change.
const text = { type: 'string' } as const
const { values } = parseArgs({ options: { prospectos: text, borrar: { type: 'boolean', default: false } } })
const prospectos = Number(values.prospectos ?? 50_000)
/** Goal for restoring a million, seconds of processor; fewer prospects have their share, and a start. */
const META = 600
const POR_PROSPECTO = META / 1_000_000
const START = 30

const root = join(import.meta.dirname, '..')
const postgres = await findPostgres()
const { url } = await prepareDatabase(postgres.url, prospectos)
const folder = mkdtempSync(join(tmpdir(), 'alerce-respaldo-'))
const file = join(folder, 'respaldo.age')
const postmaster = await postmasterOf(url)

/** Runs an operator's command; the shell tells the processor time of what it ran. */
async function command(args: readonly string[], env: Readonly<Record<string, string>>) {
  const script = '"$@"; code=$?; times >&2; exit $code'
  const [before, began] = [procesadorDePostgres(postmaster), performance.now()]
  const child = spawn('sh', ['-c', script, 'sh', process.execPath, 'tools/alerce.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_KEY, DATA_DIR: folder, LOG_LEVEL: 'warn', ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (piece: Buffer) => {
    said.out += String(piece)
  })
  child.stderr.on('data', (piece: Buffer) => {
    said.err += String(piece)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args[0]}: ${said.out}${said.err}`)
  const ticks = (said.err.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)
  const own = [...ticks].reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0)
  const figures = { elapsed: (performance.now() - began) / 1000, own, base: procesadorDePostgres(postmaster) - before }
  return { figures, out: said.out }
}

type Figures = Awaited<ReturnType<typeof command>>['figures']

const tell = (name: string, { elapsed, own, base }: Figures, more: string) =>
  console.log(
    `${name}: ${elapsed.toFixed(0)} s; procesador: mando ${own.toFixed(1)} s, PostgreSQL ${base.toFixed(1)} s; ${more}`,
  )
const inMB = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
const cuantas = async (of: string) =>
  (
    await filas<{ n: number; bytes: number }>(
      of,
      'select (select count(*)::int from prospecto) as n, pg_database_size(current_database())::float8 as bytes',
    )
  )[0]

const load = () => loadavg()[0]?.toFixed(1)
console.log(`${prospectos.toLocaleString('es-CL')} prospectos, carga de la máquina ${load()}`)
const clave = await command(['clave-respaldo'], {})
const [publica = ''] = /age1\w+/.exec(clave.out) ?? []
const [secreta = ''] = /AGE-SECRET-KEY-1\w+/.exec(clave.out) ?? []
const there = await cuantas(url)
const written = await command(['respaldo', '--a', file], { DATABASE_URL: url, BACKUP_KEY: publica })
tell('respaldo', written.figures, `archivo ${inMB(statSync(file).size)}, base ${inMB(there?.bytes ?? 0)}`)
const empty = await freshDatabase(postgres.url)
const restored = await command(['restaurar', file, '--sin-supresiones'], {
  DATABASE_URL: empty.url,
  BACKUP_KEY: secreta,
})
const here = await cuantas(empty.url)
tell('restaurar', restored.figures, `${here?.n} prospectos de ${there?.n}, base ${inMB(here?.bytes ?? 0)}`)
console.log(restored.out.trim())
console.log(`carga de la máquina al terminar ${load()}`)
const spent = restored.figures.own + restored.figures.base
const goal = START + prospectos * POR_PROSPECTO
console.log(`vuelta: ${spent.toFixed(0)} s de procesador (meta ${goal.toFixed(0)}; un millón, ${META})`)
if (here?.n !== there?.n || spent > goal) process.exitCode = 1
await empty.drop()
rmSync(folder, { recursive: true, force: true })
if (values.borrar) await deleteBases(postgres.url, [prospectos])
await postgres.stop()
