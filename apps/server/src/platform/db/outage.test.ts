import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startWirePostgres, type WirePostgres } from '../../testing/postgres-wire.ts'
import { createDb, type Db } from './database.ts'
import { askAgain, isCrowded, Outage, type OutageKind } from './outage.ts'
import { type Connection, openPostgres } from './pool.ts'

let wire: WirePostgres
let connection: Connection
let db: Db
beforeEach(async () => {
  wire = await startWirePostgres()
  connection = openPostgres(wire.url, 2, () => undefined)
  db = createDb(connection)
})
afterEach(async () => {
  wire.cut(true)
  await connection.close()
  await wire.close()
})

const ask = (on: Db = db) => sql`select`.execute(on)
const kindOf = async (failing: Promise<unknown>): Promise<OutageKind> => {
  const error = await failing.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Outage)) throw new Error('no outage', { cause: error })
  return error.kind
}

describe('a connection that goes away', () => {
  test('is lost for the pending query, and for later ones', async () => {
    const failing = db.connection().execute(async (held) => {
      await ask(held)
      wire.cut(false)
      await ask(held).catch(() => undefined)
      // Error of the driver: «not queryable»
      await ask(held)
    })
    expect(await kindOf(failing)).toBe('lost')
  })

  test('within a transaction, with a rollback that fails too', async () => {
    const failing = db.transaction().execute(async (tx) => {
      wire.cut(false)
      await ask(tx)
    })
    expect(await kindOf(failing)).toBe('lost')
  })

  test('that was there before anybody listened: the first one, on which the start asked', async () => {
    const early = openPostgres(wire.url, 2, () => undefined)
    await early.pool.query('select')
    const failing = createDb(early)
      .connection()
      .execute(async (held) => {
        wire.cut(false)
        await ask(held)
      })
    expect(await kindOf(failing)).toBe('lost')
    await early.close()
  })

  test('in silence is lost once patience ends, with its rollback', async () => {
    connection.patience.answerMs = 20
    const failing = db.transaction().execute(async (tx) => {
      wire.hush()
      await ask(tx)
    })
    expect(await kindOf(failing)).toBe('lost')
    expect(connection.pool.totalCount).toBe(0)
  })

  test('and does not come back is unreachable', async () => {
    wire.cut(true)
    expect(await kindOf(ask())).toBe('unreachable')
  })
})

describe('asking again', () => {
  test('a question is asked once more when its connection was lost', async () => {
    let times = 0
    await askAgain(() =>
      db.connection().execute(async (held) => {
        if (times++ === 0) wire.cut(false)
        await ask(held)
      }),
    )
    expect(times).toBe(2)
  })

  test.each(['unreachable', 'conflict', 'full'] as const)('not when it is %s', async (kind) => {
    let times = 0
    const failing = askAgain(async () => {
      times++
      throw new Outage(kind, null)
    })
    expect([await kindOf(failing), times]).toEqual([kind, 1])
  })
})

describe('database errors', () => {
  test.each<[code: string, kind: OutageKind]>([
    ['57P01', 'lost'],
    ['53300', 'unreachable'],
    ['40P01', 'conflict'],
    ['53100', 'full'],
    ['ENOSPC', 'full'],
  ])('%s is %s', async (code, kind) => {
    const client = await connection.pool.connect()
    client.query = () => Promise.reject(Object.assign(new Error('x'), { code })) as never
    client.release()
    expect(await kindOf(ask())).toBe(kind)
  })

  test.each([
    ['53300', true],
    ['57P03', false],
  ])('%s without a free connection: %s', (code, crowded) => {
    const error = Object.assign(new Error('x'), { code })
    expect([isCrowded(error), isCrowded(new Outage('unreachable', error))]).toEqual([crowded, crowded])
  })

  test('08P01 of PgBouncer, which ends the connection, is lost', async () => {
    const client = await connection.pool.connect()
    const said = { code: '08P01', severity: 'FATAL' }
    client.query = () => Promise.reject(Object.assign(new Error('server login has been failing'), said)) as never
    client.release()
    expect(await kindOf(ask())).toBe('lost')
  })

  describe('25006', () => {
    /** Refuses to write, as a standby and a transaction that only reads. */
    async function refuseWrites(): Promise<void> {
      const client = await connection.pool.connect()
      const ask = client.query.bind(client)
      const refusal = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })
      client.query = ((...asked: unknown[]) =>
        asked[0] === 'insert' ? Promise.reject(refusal) : Reflect.apply(ask, client, asked)) as never
      client.release()
    }
    const write = (on: Db) => sql`insert`.execute(on)

    test.each<[where: string, run: () => Promise<unknown>]>([
      ['alone', () => write(db)],
      ['in a transaction', () => db.transaction().execute(write)],
      [
        'after a transaction that only reads',
        () =>
          db.connection().execute(async (held) => {
            await held.transaction().setAccessMode('read only').execute(ask)
            await write(held)
          }),
      ],
    ])('of a write %s comes from a standby: lost, and its connection leaves the pool', async (_where, run) => {
      await refuseWrites()
      expect(await kindOf(run())).toBe('lost')
      expect(connection.pool.totalCount).toBe(0)
    })

    test('in a transaction that only reads is a defect: thrown unchanged', async () => {
      await refuseWrites()
      const failing = db.transaction().setAccessMode('read only').execute(write)
      await expect(failing).rejects.toMatchObject({ code: '25006' })
      expect(connection.pool.totalCount).toBe(1)
    })
  })

  test.each(['23505', '08P01'])('any other error, %s, is thrown unchanged', async (code) => {
    const client = await connection.pool.connect()
    const error = Object.assign(new Error('x'), { code, severity: 'ERROR' })
    client.query = () => Promise.reject(error) as never
    client.release()
    await expect(ask()).rejects.toBe(error)
  })
})
