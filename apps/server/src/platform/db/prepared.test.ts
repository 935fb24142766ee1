import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { AskingPool } from './outage.ts'
import { preparedPool } from './prepared.ts'

const SQL = 'select id from prospecto where id = $1'

/** A database on a pool with one connection, and the queries sent to it. `refuse`: returns the error to answer with. */
function connected(refuse: (sent: unknown) => Error | null = () => null) {
  const received: unknown[] = []
  const client = {
    query: async (...args: unknown[]) => {
      const [first] = args
      received.push(first)
      const error = refuse(first)
      if (error) throw error
      return { rows: [] }
    },
    release: () => undefined,
  }
  const pool = { connect: async () => client, options: {} }
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: preparedPool(pool as unknown as AskingPool) }),
  })
  const ask = async (times: number, sql = SQL, values: unknown[] = [1], on: Kysely<unknown> = db) => {
    for (let time = 0; time < times; time++) await on.executeQuery(CompiledQuery.raw(sql, values))
    return received
  }
  return { db, ask, received }
}

const named = (text: string) => ({ name: 'lectura_1', text, values: [1] })
const stale = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' })
const whole = (sent: unknown) => typeof sent === 'string'

describe('prepared reads', () => {
  test('a read that comes again and again gets a name', async () => {
    const { ask } = connected()
    expect(await ask(6)).toEqual([SQL, SQL, SQL, SQL, named(SQL), named(SQL)])
  })

  test.each(['insert into prospecto (id) values ($1)', 'update prospecto set id = $1'])(
    '%s is sent whole each time',
    async (sql) => {
      expect(await connected().ask(8, sql)).toEqual(Array(8).fill(sql))
    },
  )

  test('no more than a hundred are kept', async () => {
    const { ask, received } = connected()
    for (let one = 0; one < 120; one++) await ask(5, `${SQL} and ${one} = $2`)
    expect(received.filter((sent) => !whole(sent))).toHaveLength(100)
  })

  test('one that no longer fits its table is sent whole, then and ever after', async () => {
    const { ask } = connected((sent) => (whole(sent) ? null : stale))
    const received = await ask(8)
    expect(received.filter((sent) => !whole(sent))).toHaveLength(1)
    expect(received.slice(-4)).toEqual([SQL, SQL, SQL, SQL])
  })

  test('within a transaction it is not retried, and the reason is thrown', async () => {
    let aborted = false
    const { ask, db } = connected((sent) => {
      if (sent === 'rollback') aborted = false
      if (aborted) return new Error('current transaction is aborted')
      aborted = !whole(sent)
      return aborted ? stale : null
    })
    await ask(4)
    await expect(db.transaction().execute((tx) => ask(1, SQL, [1], tx))).rejects.toBe(stale)
    expect((await db.transaction().execute((tx) => ask(1, SQL, [1], tx))).slice(-2)).toEqual([SQL, 'commit'])
  })

  test('any other error is thrown unchanged', async () => {
    const { ask } = connected((sent) => (whole(sent) ? null : new Error('gone')))
    await expect(ask(5)).rejects.toThrow('gone')
  })
})
