import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Asking, AskingPool } from './outage.ts'
import { isLostName, isStalePlan } from './stale-plan.ts'

/** Prepared statements per connection: frequent reads are some dozens. */
const MAXIMO = 100
/** Uses of a statement before it is prepared. */
const VECES = 5
/** Generations of names: a proxy that loses the third one would lose the next one too. */
const GENERACIONES = 3

const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql)

/**
 * Name that depends on the text alone: through a proxy that mixes sessions, a numbered one could run the statement of
 * another server.
 */
const nameOf = (sql: string, generation: number): string =>
  `lectura_${generation}_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`

/** Names of prepared statements; undefined: the statement is sent whole. */
function createNames() {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  let generation = 1
  return {
    of(sql: string): string | undefined {
      const known = names.get(sql)
      if (known || generation > GENERACIONES || names.size >= MAXIMO || !isRead(sql)) return known
      const times = (seen.get(sql) ?? 0) + 1
      seen.set(sql, times)
      if (times < VECES) return undefined
      const name = nameOf(sql, generation)
      names.set(sql, name)
      return name
    },
    /** Excludes a statement from preparing, on all connections. */
    forget(sql: string): void {
      names.delete(sql)
      seen.set(sql, Number.NEGATIVE_INFINITY)
    },
    /** Replaces all names after the loss of one, since connections take them for prepared. */
    renew(sql: string, lost: string): void {
      // Another connection lost a name of the same generation first
      if (names.get(sql) !== lost) return
      for (const named of names.keys()) seen.delete(named)
      names.clear()
      generation += 1
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
      if (isLostName(error)) names.renew(text, name)
      else if (isStalePlan(error)) names.forget(text)
      else throw error
      // Refused before it ran. An aborted transaction answers nothing: only its caller can repeat it
      return await client.query(text, values).catch(() => Promise.reject(error))
    }
  }
  return { query: query as never, release: (destroy) => client.release(destroy) }
}

/**
 * Pool for Kysely with prepared frequent reads: parsing and planning are most of the cost of a short call (decision
 * 013). A transaction-pooling proxy should support prepared statements: else their names get lost, three times each.
 */
export function preparedPool(pool: AskingPool): PostgresPool {
  const names = createNames()
  return {
    connect: async () => readingByName(await pool.connect(), names),
    end: () => pool.end(),
    options: pool.options,
  }
}
