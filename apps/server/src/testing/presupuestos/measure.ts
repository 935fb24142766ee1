import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Db } from '../../platform/db/database.ts'
import { bySomebodyElse } from '../cambia/watch.ts'

/** A sent statement, with the pages of tables and indexes that its plan read, cached or not. */
export interface Sentencia {
  readonly sql: string
  readonly buffers: number
}

type Query = (asked: string | QueryConfig, values?: readonly unknown[]) => Promise<QueryResult>

/** EXPLAIN output: the topmost node includes those below it; planning buffers are separate. */
interface Explained {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
}

const medida = new AsyncLocalStorage<Sentencia[]>()
const hasPlan = /^\s*(select|with|insert|update|delete|merge)\b/i
const writes = /\b(insert|update|delete|merge)\b/i

/** Explains the statements of a connection; each is run and rolled back, so that the real one finds the same data. */
function explainer(query: Query) {
  let open = false

  async function explained(sql: string, values: readonly unknown[]): Promise<number> {
    const [before, after] = open ? ['savepoint medida', 'rollback to savepoint medida'] : ['begin', 'rollback']
    await query(before)
    try {
      const { rows } = await query(`explain (analyze, buffers, timing off, format json) ${sql}`, values)
      const [{ Plan }] = rows[0]['QUERY PLAN'] as [Explained]
      return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
    } finally {
      await query(after)
    }
  }

  /** The lesser of two for a write: an index page that happens to be full is cleaned or split only once. */
  async function buffersOf(sql: string, values: readonly unknown[]): Promise<number> {
    const first = await explained(sql, values)
    return writes.test(sql) ? Math.min(first, await explained(sql, values)) : first
  }

  return async (sql: string, values: readonly unknown[]): Promise<Sentencia> => {
    if (/^\s*(begin|start transaction)\b/i.test(sql)) open = true
    if (/^\s*(commit|rollback)\s*$/i.test(sql)) open = false
    return { sql, buffers: hasPlan.test(sql) ? await buffersOf(sql, values) : 0 }
  }
}

/** Records the statements of a connection during a measurement. */
function noting(client: PoolClient): void {
  const query = client.query.bind(client) as Query
  const explain = explainer(query)
  const noted: Query = async (...asked) => {
    const sentencias = medida.getStore()
    if (sentencias) {
      const [first, second = []] = asked
      const { text, values = second } = typeof first === 'string' ? { text: first } : first
      sentencias.push(await medida.exit(() => bySomebodyElse(() => explain(text, values))))
    }
    return await query(...asked)
  }
  client.query = noted as never
}

/**
 * Measures on a pool: returns a function that lists the statements of some work, in order. `db`: Kysely on that pool.
 */
export function medidor(pool: Pool, db: Db): (work: () => Promise<unknown>) => Promise<Sentencia[]> {
  const known = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (!known.has(client)) noting(client)
    known.add(client)
  })
  return async (work) => {
    // Clears the session cache (one second, emptied by a write): each call counts its own read
    await db.deleteFrom('sesion').where('id', '=', 0).execute()
    const sentencias: Sentencia[] = []
    await medida.run(sentencias, work)
    return sentencias
  }
}

export const buffersDe = (sentencias: readonly Sentencia[]): number =>
  sentencias.reduce((sum, { buffers }) => sum + buffers, 0)

/** Most statements and buffers of a call; null: not measured. */
export interface Tope {
  readonly sentencias: number
  readonly buffers: number | null
}

/** Tolerance for buffers alone, since versions of PostgreSQL plan differently; statements have none. */
const HOLGURA = 1.15
const PAGINAS = 5
/** Letters of a statement shown in a message. */
const LETRAS = 120

const enLineas = (sent: readonly Sentencia[]): string[] =>
  [...Map.groupBy(sent, ({ sql }) => sql.replaceAll(/\s+/g, ' ').trim().slice(0, LETRAS))]
    .map(([sql, veces]) => ({ sql, veces: veces.length, buffers: buffersDe(veces) }))
    .toSorted((a, b) => b.buffers - a.buffers || b.veces - a.veces)
    .map(({ sql, veces, buffers }) => `${String(buffers).padStart(8)} buffers, sent ${veces} times: ${sql}`)

/**
 * Message for a call over its budget, with its statements, the most expensive first; null: within it. `uso`: share of
 * the budget that must be used, so that a budget is lowered with the cost.
 */
export function excesoDe({ sentencias, buffers }: Tope, sent: readonly Sentencia[], uso = 0): string | null {
  const leidos = buffersDe(sent)
  const tope = buffers ?? leidos
  const isOver = sent.length > sentencias || leidos > tope * HOLGURA + PAGINAS
  const isIdle = sent.length < sentencias * uso || leidos + PAGINAS < tope * uso
  if (!(isOver || isIdle)) return null
  const que = isOver ? 'over its budget' : 'far below its budget, which is to be lowered'
  const cifras = `statements ${sentencias} → ${sent.length}, buffers ${buffers ?? 'any'} → ${leidos}`
  return [`${que}: ${cifras}`, ...enLineas(sent)].join('\n')
}
