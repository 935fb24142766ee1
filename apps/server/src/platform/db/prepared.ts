import type pg from 'pg'

/** Statements kept prepared on each connection: what is read all day is some dozens. */
const MAXIMO = 100
/** Times a statement is seen before it is worth keeping. */
const VECES = 5
/** Of PostgreSQL: what was prepared no longer fits the table, which another version of the product has changed. */
const FEATURE_NOT_SUPPORTED = '0A000'

const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql)
/** How many rows a pattern finds depends on the pattern: it is planned each time. */
const seeksPattern = (sql: string): boolean => /\bi?like\b/i.test(sql)

/** The name under which a statement is prepared; undefined: it is sent whole. */
function createNames() {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  let last = 0
  return {
    of(sql: string): string | undefined {
      const known = names.get(sql)
      if (known || names.size >= MAXIMO || !isRead(sql) || seeksPattern(sql)) return known
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

type Query = (...args: unknown[]) => Promise<unknown>

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Has PostgreSQL keep the reads that come again and again, parsed and planned: most of what a short call costs it
 * (decision 013). Whoever connects through a proxy that gives each transaction another connection needs one that
 * follows prepared statements.
 */
export function prepareReads(pool: pg.Pool): pg.Pool {
  const names = createNames()
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Query
    const read = async (name: string, text: string, values: unknown[]) => {
      try {
        return await send({ name, text, values })
      } catch (error) {
        if (codeOf(error) !== FEATURE_NOT_SUPPORTED) throw error
        names.forget(text)
        return await send(text, values)
      }
    }
    const query: Query = (...args) => {
      const [text, values, ...rest] = args
      // cursors and callbacks go their own way
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return send(...args)
      const name = names.of(text)
      return name === undefined ? send(text, values) : read(name, text, values)
    }
    Object.assign(client, { query })
  })
  return pool
}
