import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Asking, AskingPool } from './outage.ts'
import { isStalePlan } from './stale-plan.ts'

/** Prepared statements per connection: frequent reads are some dozens. */
const MAXIMO = 100
/** Uses of a statement before it is prepared. */
const VECES = 5

const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql)

/** Names of prepared statements; undefined: the statement is sent whole. */
function createNames() {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  let last = 0
  return {
    of(sql: string): string | undefined {
      const known = names.get(sql)
      if (known || names.size >= MAXIMO || !isRead(sql)) return known
      const times = (seen.get(sql) ?? 0) + 1
      seen.set(sql, times)
      if (times < VECES) return undefined
      const name = `lectura_${++last}`
      names.set(sql, name)
      return name
    },
    /** Excludes a statement from preparing, on all connections. */
    forget(sql: string): void {
      names.delete(sql)
      seen.set(sql, Number.NEGATIVE_INFINITY)
    },
  }
}

type Names = ReturnType<typeof createNames>

/** Connection of the pool for Kysely that runs frequent reads as prepared statements. */
function readingByName(client: Asking, names: Names): PostgresPoolClient {
  async function query(text: string, values: unknown[]) {
    const name = names.of(text)
    if (name === undefined) return await client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      names.forget(text)
      // An aborted transaction answers nothing: its caller must repeat it
      return await client.query(text, values).catch(() => Promise.reject(error))
    }
  }
  return { query: query as never, release: (destroy) => client.release(destroy) }
}

/**
 * Pool for Kysely with prepared frequent reads: parsing and planning are most of the cost of a short call (decision
 * 013). A transaction-pooling proxy must support prepared statements.
 */
export function preparedPool(pool: AskingPool): PostgresPool {
  const names = createNames()
  return {
    connect: async () => readingByName(await pool.connect(), names),
    end: () => pool.end(),
    options: pool.options,
  }
}
