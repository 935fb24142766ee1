import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

/**
 * Rows as lines of COPY in text format, which both engines write alike. The transaction of the client sets how dates
 * and numbers are written.
 */
export interface Copier {
  /** Lines of a query, in pieces of any length: a table may be larger than the memory. */
  read(client: pg.ClientBase, select: string): AsyncIterable<Buffer>
  /** Stores whole lines; `into`: table and columns. */
  write(client: pg.ClientBase, into: string, lines: Buffer): Promise<void>
}

/** COPY over the wire; its library is loaded only by a backup. */
export const copierOfPostgres: Copier = {
  async *read(client, select) {
    const { to } = await import('pg-copy-streams')
    yield* client.query(to(`copy (${select}) to stdout`)) as AsyncIterable<Buffer>
  },
  async write(client, into, lines) {
    const { from } = await import('pg-copy-streams')
    const { pipeline } = await import('node:stream/promises')
    await pipeline([lines], client.query(from(`copy ${into} from stdin`)))
  },
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
}
const escaped = /[\\\b\f\n\r\t\v]/g

const fieldOf = (value: string | null): string =>
  value === null ? '\\N' : value.replace(escaped, (sign) => escapes[sign] ?? sign)

/** Bytes wanted from each fetch, and its most rows. */
const PAGE = 4 * 1024 * 1024
const MOST = 5000
const asSent = { getTypeParser: () => (value: string) => value }

/** COPY of PGlite holds a whole table in memory: a cursor reads it in pages, and its lines are written here. */
export const copierOfLite = (lite: PGlite): Copier => ({
  async *read(client, select) {
    await client.query(`declare respaldo no scroll cursor for ${select}`)
    // Rows may hold files: the pages grow only as long as they are small
    for (let rows = 8; rows > 0; ) {
      const page = await client.query<(string | null)[]>({
        text: `fetch ${rows} from respaldo`,
        rowMode: 'array',
        types: asSent as never,
      })
      const lines = Buffer.from(page.rows.map((row) => `${row.map(fieldOf).join('\t')}\n`).join(''))
      if (lines.length > 0) yield lines
      const fitting = Math.floor((rows * PAGE) / Math.max(lines.length, 1))
      rows = page.rows.length < rows ? 0 : Math.max(1, Math.min(fitting, rows * 2, MOST))
    }
    await client.query('close respaldo')
  },
  async write(_client, into, lines) {
    // The only session of the engine: the transaction of the client goes on
    await lite.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([new Uint8Array(lines)]) })
  },
})
