import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Asking, AskingPool } from './outage.ts'
import { isStalePlan } from './stale-plan.ts'

/** Statements kept prepared on each connection: what is read all day is some dozens. */
const MAXIMO = 100
/** Times a statement is seen before it is worth keeping. */
const VECES = 5

const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql)

/** The name under which a statement is prepared; undefined: it is sent whole. */
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
    /** Never by name again, on any connection. */
    forget(sql: string): void {
      names.delete(sql)
      seen.set(sql, Number.NEGATIVE_INFINITY)
    },
  }
}

type Names = ReturnType<typeof createNames>

/** A connection of the pool as Kysely uses it, on which reads that come again and again go by name. */
function readingByName(client: Asking, names: Names): PostgresPoolClient {
  async function query(text: string, values: unknown[]) {
    const name = names.of(text)
    if (name === undefined) return await client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      names.forget(text)
      // within a transaction nothing more is answered: whoever began it begins anew
      return await client.query(text, values).catch(() => Promise.reject(error))
    }
  }
  return { query: query as never, release: (destroy) => client.release(destroy) }
}

/**
 * A pool for Kysely, which keeps the reads that come again and again parsed and planned: most of what a short call
 * costs it (decision 013). Whoever connects through a proxy that gives each transaction another connection needs one
 * that follows prepared statements.
 */
export function preparedPool(pool: AskingPool): PostgresPool {
  const names = createNames()
  return {
    connect: async () => readingByName(await pool.connect(), names),
    end: () => pool.end(),
    options: pool.options,
  }
}
