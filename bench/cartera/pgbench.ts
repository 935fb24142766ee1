import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { useCases } from '../../apps/server/src/core/manifest.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { createDb } from '../../apps/server/src/platform/db/database.ts'
import { ajustes, type Connection, openPostgres } from '../../apps/server/src/platform/db/pool.ts'
import { personaDe } from '../../apps/server/src/semilla/demo/como-persona.ts'
import type { Consulta } from './consultas.ts'

const run = promisify(execFile)
/** Samples of each kind, within the limits of pgbench. */
const MUESTRAS = 20

interface Sentencia {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = Array.isArray(value) ? `{${value.join(',')}}` : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

/** The statement with its values inlined, typed as the server would infer a parameter. */
const conValores = ({ sql, parameters }: Sentencia): string =>
  `${sql.replaceAll(/\$(\d+)/g, (_, at) => literal(parameters[Number(at) - 1])).replaceAll(/\s+/g, ' ')};`

/** Observes every statement that the driver sends. */
function hearOutput({ pool }: Connection, hear: (sentencia: Sentencia) => void): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    // As text, or by the name of a prepared statement
    const heard = (asked: string | { text: string; values: unknown[] }, ...parameters: [unknown[]?]) => {
      const { text, values } = typeof asked === 'string' ? { text: asked, values: parameters[0] ?? [] } : asked
      hear({ sql: text, parameters: values })
      return send(asked, ...parameters)
    }
    Object.assign(client, { query: heard })
  })
}

/** SQL that the product's use case sends for each payload, as a pgbench script. */
export async function guionesDe(url: string, consultas: readonly Consulta[]): Promise<Map<string, string[]>> {
  const connection = openPostgres(url, 1, () => undefined)
  let seen: Sentencia[] = []
  hearOutput(connection, (sentencia) => seen.push(sentencia))
  const tx = createDb(connection)
  const actor = await personaDe(tx, 'asesora')
  const context = { tx, actor, ahora: systemClock.ahora(), hoy: systemClock.hoy() }
  const guiones = new Map<string, string[]>()
  for (const { nombre, operacion, cargas } of consultas) {
    const useCase = useCases.find(({ operation }) => operation.name === operacion)
    const scripts: string[] = []
    for (const carga of cargas.slice(0, MUESTRAS)) {
      seen = []
      await useCase?.run(useCase.operation.request.parse(carga) as never, context as never, undefined as never)
      scripts.push(seen.map(conValores).join('\n'))
    }
    guiones.set(nombre, scripts)
  }
  await connection.close()
  return guiones
}

/** Milliseconds of each transaction that pgbench ran, with one client and these scripts in turn. */
export async function pgbench(url: string, scripts: readonly string[], veces: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'alerce-pgbench-'))
  const files = scripts.map((text, at) => {
    const file = join(folder, `${at}.sql`)
    writeFileSync(file, text)
    return ['-f', file]
  })
  await run('pgbench', ['-n', '-l', '-t', String(veces), ...files.flat(), url], {
    cwd: folder,
    env: { ...process.env, PGOPTIONS: ajustes },
  })
  const logs = readdirSync(folder).filter((file) => file.startsWith('pgbench_log'))
  // Columns: client, transaction, microseconds, script, second, microsecond
  const times = logs.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  rmSync(folder, { recursive: true, force: true })
  return times.map((line) => Number(line.split(' ')[2]) / 1000)
}
