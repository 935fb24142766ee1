import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from './administration.ts'
import { createDb } from './database.ts'
import { ensureReplica } from './first-contact.ts'
import { Outage } from './outage.ts'
import { openPostgres } from './pool.ts'
import { covers } from './position.ts'
import { createPositions } from './positions.ts'

test('a standby in the place of the primary tells no position', async () => {
  await expect(createPositions(async () => null).ask()).rejects.toThrow(Outage)
})

const databaseUrl = inject('databaseUrl')

describe.skipIf(databaseUrl === null)('positions of a primary', () => {
  let own: FreshDatabase
  beforeAll(async () => {
    own = await freshDatabase(databaseUrl ?? '')
  })
  afterAll(() => own.drop())

  async function withPrimary(act: (parts: ReturnType<typeof open>) => Promise<void>): Promise<void> {
    const parts = open()
    await act(parts)
    await parts.connection.close()
  }

  function open() {
    // Never connected to: a replica makes the pool learn positions
    const connection = openPostgres(own.url, 2, () => undefined, { replicaUrl: own.url })
    const positions = connection.replica?.positions ?? createPositions(async () => null)
    return { connection, positions, db: createDb(connection) }
  }

  test('a commit tells one that covers it, without another question', () =>
    withPrimary(async ({ db, positions }) => {
      await sql`create table if not exists hecho (n int)`.execute(db)
      const before = await positions.ask()
      expect(before).toMatch(/^[0-9A-F]{24}$/)
      await db.transaction().execute((tx) => sql`insert into hecho values (1)`.execute(tx))
      const committed = positions.latest() ?? ''
      expect([covers(committed, before), committed === before]).toEqual([true, false])
      expect(covers(await positions.ask(), committed)).toBe(true)
    }))

  test('a transaction that an error has aborted is still told as such', () =>
    withPrimary(async ({ db }) => {
      const aborted = db.transaction().execute(async (tx) => {
        await sql`select 1 / 0`.execute(tx).catch(() => undefined)
      })
      await expect(aborted).rejects.toThrow('rolled back')
    }))

  test('an address that accepts writes is no replica: the start refuses it, and nothing is read from it', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const onReplica = (answers: boolean, error?: unknown) => resolve([answers, String(error)])
    const connection = openPostgres(own.url, 2, () => undefined, { replicaUrl: own.url, onReplica })
    await expect(ensureReplica(connection)).rejects.toThrow('DATABASE_REPLICA_URL: esa base no es una réplica: acepta')
    connection.replica?.watch()
    expect(await promise).toEqual([false, 'Error: esa base no es una réplica: acepta escrituras'])
    expect(connection.replica?.state().answers).toBe(false)
    await connection.close()
  })

  test('a replica that is away does not stop the start; one that refuses the user does', async () => {
    const away = openPostgres(own.url, 1, () => undefined, { replicaUrl: 'postgres://127.0.0.1:1/alerce' })
    await ensureReplica(away)
    await away.close()
    const wrong = new URL(own.url)
    wrong.pathname = '/no_existe'
    const refused = openPostgres(own.url, 1, () => undefined, { replicaUrl: wrong.href })
    await expect(ensureReplica(refused)).rejects.toThrow('no se puede usar: esa base de datos no existe')
    await refused.close()
  })

  test('without a replica nothing is asked', async () => {
    const connection = openPostgres(own.url, 1, () => undefined)
    const statements: unknown[] = []
    connection.pool.on('connect', (client) => {
      const { query } = client
      client.query = ((...asked: unknown[]) => {
        statements.push(asked[0])
        return Reflect.apply(query, client, asked)
      }) as typeof query
    })
    const db = createDb(connection)
    await db.transaction().execute((tx) => sql`select 1`.execute(tx))
    await connection.close()
    expect(statements).toContain('commit')
  })
})
