import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Db } from '../../platform/db/database.ts'
import { bySomebodyElse } from '../cambia/watch.ts'

/** A statement that was sent, and the pages of tables and indexes that its plan looked at, found in memory or not. */
export interface Sentencia {
  readonly sql: string
  readonly buffers: number
}

type Query = (asked: string | QueryConfig, values?: readonly unknown[]) => Promise<QueryResult>

/** What EXPLAIN says of the topmost node of a plan, those below it included; what planning takes stands apart. */
interface Explained {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
}

const medida = new AsyncLocalStorage<Sentencia[]>()
const hasPlan = /^\s*(select|with|insert|update|delete|merge)\b/i

/** Explains the statements of a connection; each is run and undone, so that the true one finds the base as it was. */
function explainer(query: Query) {
  let open = false

  async function buffersOf(sql: string, values: readonly unknown[]): Promise<number> {
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

  return async (sql: string, values: readonly unknown[]): Promise<Sentencia> => {
    if (/^\s*(begin|start transaction)\b/i.test(sql)) open = true
    if (/^\s*(commit|rollback)\s*$/i.test(sql)) open = false
    return { sql, buffers: hasPlan.test(sql) ? await buffersOf(sql, values) : 0 }
  }
}

/** Notes what is sent on a connection while something is measured. */
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

/** Measures on a pool: answers what tells the statements that some work sends, in their order. `db`: of the product on it. */
export function medidor(pool: Pool, db: Db): (work: () => Promise<unknown>) => Promise<Sentencia[]> {
  const known = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (!known.has(client)) noting(client)
    known.add(client)
  })
  return async (work) => {
    // a session that was read serves for a second, unless one is written: each call is counted with its own reading
    await db.deleteFrom('sesion').where('id', '=', 0).execute()
    const sentencias: Sentencia[] = []
    await medida.run(sentencias, work)
    return sentencias
  }
}

export const buffersDe = (sentencias: readonly Sentencia[]): number =>
  sentencias.reduce((sum, { buffers }) => sum + buffers, 0)

/** The most that a call may send, and have read; null: nobody looks at it. */
export interface Tope {
  readonly sentencias: number
  readonly buffers: number | null
}

/** Of buffers alone: versions of PostgreSQL plan a little differently. Of what is sent, one more is too many. */
const HOLGURA = 1.15
const PAGINAS = 5
/** As much of a statement as tells which it is. */
const LETRAS = 120

const enLineas = (sent: readonly Sentencia[]): string[] =>
  [...Map.groupBy(sent, ({ sql }) => sql.replaceAll(/\s+/g, ' ').trim().slice(0, LETRAS))]
    .map(([sql, veces]) => ({ sql, veces: veces.length, buffers: buffersDe(veces) }))
    .toSorted((a, b) => b.buffers - a.buffers || b.veces - a.veces)
    .map(({ sql, veces, buffers }) => `${String(buffers).padStart(8)} buffers, sent ${veces} times: ${sql}`)

/**
 * Why a call does not keep to its budget, and what it sent, the dearest first; null: it does. `uso`: the share of it
 * that must be used, lest a call that was made cheaper become dear again unseen.
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
