import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from './administration.ts'
import { createDb } from './database.ts'
import { type AskingPool, Outage } from './outage.ts'
import { type Connection, openPostgres } from './pool.ts'
import { preparedPool } from './prepared.ts'
import { repeatTransaction } from './stale-plan.ts'

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

const named = (text: string) => ({ name: expect.stringMatching(/^lectura_1_[0-9a-f]{24}$/), text, values: [1] })
const stale = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' })
const lost = Object.assign(new Error('prepared statement does not exist'), { code: '26000' })
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

  test('the same text has the same name on every server, and another text another one', async () => {
    const nameOf = async (sql: string) => ((await connected().ask(5, sql)).at(-1) as { name: string }).name
    const [one, same, other] = [await nameOf(SQL), await nameOf(SQL), await nameOf(`${SQL} limit 1`)]
    expect([one === same, one === other]).toEqual([true, false])
  })

  test('a proxy that loses names again and again gets no more of them after three', async () => {
    const { ask } = connected((sent) => (whole(sent) ? null : lost))
    const received = await ask(30)
    expect(received.filter((sent) => !whole(sent))).toHaveLength(3)
  })

  test('any other error is thrown unchanged', async () => {
    const { ask } = connected((sent) => (whole(sent) ? null : new Error('gone')))
    await expect(ask(5)).rejects.toThrow('gone')
  })
})

const databaseUrl = inject('databaseUrl')

describe.skipIf(databaseUrl === null)('prepared statements on PostgreSQL', () => {
  let own: FreshDatabase
  let connection: Connection
  beforeAll(async () => {
    own = await freshDatabase(databaseUrl ?? '')
  })
  afterAll(() => own.drop())
  afterEach(() => connection.close())

  const read = CompiledQuery.raw('select $1::int as n', [7])
  /** A database on one connection, and its prepared statements. */
  function open(prepared = true) {
    connection = openPostgres(own.url, 1, () => undefined, { prepared })
    const { pool } = connection
    const db = createDb(connection)
    const ask = async (times: number, on: Pick<typeof db, 'executeQuery'> = db) => {
      for (let time = 0; time < times; time++) expect((await on.executeQuery(read)).rows).toEqual([{ n: 7 }])
    }
    const names = async () =>
      (await pool.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(({ name }) => name)
    return { db, ask, names, behind: (statement: string) => pool.query(statement) }
  }

  test('a name that was deallocated behind the pool is forgotten, and the statement answers', async () => {
    const { ask, names, behind } = open()
    await ask(5)
    const [first] = await names()
    await behind('deallocate all')
    await ask(1)
    expect(await names()).toEqual([])
    await ask(5)
    expect([first?.slice(0, 10), (await names()).map((name) => name.slice(0, 10))]).toEqual([
      'lectura_1_',
      ['lectura_2_'],
    ])
  })

  test('a name that is taken already does not fail the statement', async () => {
    const first = open()
    await first.ask(5)
    const [name] = await first.names()
    await connection.close()
    const { ask, names, behind } = open()
    await behind(`prepare ${name} as select 8`)
    await ask(5)
    expect(await names()).toEqual([name])
  })

  test('within a transaction the loss is thrown, and the whole transaction can be repeated', async () => {
    const { db, ask, behind } = open()
    await ask(5)
    await behind('deallocate all')
    const inTransaction = () => db.transaction().execute((tx) => ask(2, tx))
    await expect(inTransaction()).rejects.toMatchObject({ code: '26000' })
    await ask(5)
    await behind('deallocate all')
    await repeatTransaction(inTransaction)
  })

  test('DATABASE_PREPARED off prepares none', async () => {
    const { ask, names } = open(false)
    await ask(8)
    expect(await names()).toEqual([])
  })
})

test('a transaction rolled back by a deadlock is repeated, one of another failure is not', async () => {
  const outcomes = [new Outage('conflict', new Error('deadlock detected')), null]
  const repeated = async () => {
    const outcome = outcomes.shift()
    if (outcome) throw outcome
    return outcomes.length
  }
  expect(await repeatTransaction(repeated)).toBe(0)
  const lost = new Outage('lost', new Error('connection closed'))
  await expect(repeatTransaction(() => Promise.reject(lost))).rejects.toBe(lost)
})
