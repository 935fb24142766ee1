import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startWirePostgres, type WirePostgres } from '../../testing/postgres-wire.ts'
import { type FreshDatabase, freshDatabase } from './administration.ts'
import { ensureHears } from './first-contact.ts'
import { type Hearer, listenPostgres, pauseAfter } from './listen.ts'
import { openPostgres } from './pool.ts'

let server: WirePostgres
beforeEach(async () => {
  server = await startWirePostgres()
})
afterEach(() => server.close())

/** A hearer that returns a promise of its next event. */
function hearing() {
  const said: string[] = []
  let wake = () => {}
  const say = (word: string) => {
    said.push(word)
    wake()
  }
  const hearer: Hearer = { heard: say, lost: () => say('lost'), back: () => say('back') }
  async function next(): Promise<string> {
    while (said.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return said.shift() ?? ''
  }
  return { hearer, next, said }
}

test('notices on the channel arrive in order', async () => {
  const { hearer, next } = hearing()
  const listening = await listenPostgres(server.url, 'alerce', hearer)
  expect(server.queries).toEqual(['listen "alerce"'])
  for (const payload of ['uno', 'dos']) server.tell('alerce', payload)
  expect([await next(), await next()]).toEqual(['uno', 'dos'])
  await listening.close()
})

test('a lost connection is reported once, opened again, and reported when it is back', async () => {
  const { hearer, next } = hearing()
  const listening = await listenPostgres(server.url, 'alerce', hearer)
  server.cut(false)
  expect([await next(), await next()]).toEqual(['lost', 'back'])
  server.tell('alerce', 'tres')
  expect(await next()).toBe('tres')
  await listening.close()
})

test('a database unreachable at first is listened to once it answers', async () => {
  const { hearer, next } = hearing()
  server.cut(true)
  const listening = await listenPostgres(server.url, 'alerce', hearer)
  expect(await next()).toBe('lost')
  server.cut(false)
  expect(await next()).toBe('back')
  await listening.close()
})

test('attempts to connect again are at most 5 s apart, however long the database is away', () => {
  expect([0, 1, 4, 5, 9].map(pauseAfter)).toEqual([250, 500, 4000, 5000, 5000])
})

test('it is deaf once the connection is lost for too long, until it is back', async () => {
  const { hearer, next } = hearing()
  const [soon, late] = [
    await listenPostgres(server.url, 'alerce', hearer, 0),
    await listenPostgres(server.url, 'b', hearer),
  ]
  expect(soon.isDeaf()).toBe(false)
  server.cut(true)
  expect([await next(), await next()]).toEqual(['lost', 'lost'])
  expect([soon.isDeaf(), late.isDeaf()]).toEqual([true, false])
  server.cut(false)
  expect([await next(), await next()]).toEqual(['back', 'back'])
  expect(soon.isDeaf()).toBe(false)
  await soon.close()
  await late.close()
})

test('once closed nothing is opened again', async () => {
  const { hearer, said } = hearing()
  const listening = await listenPostgres(server.url, 'alerce', hearer)
  await listening.close()
  server.cut(false)
  expect(said).toEqual([])
})

const databaseUrl = inject('databaseUrl')
const ignore = () => undefined

describe.skipIf(databaseUrl === null)('an address for LISTEN of its own', () => {
  let own: FreshDatabase
  let other: FreshDatabase
  beforeAll(async () => {
    own = await freshDatabase(databaseUrl ?? '')
    other = await freshDatabase(databaseUrl ?? '')
  })
  afterAll(async () => {
    await own.drop()
    await other.drop()
  })

  /** Outcome of the check at the start, with this address for LISTEN. */
  async function outcomeWith(listenUrl: string, waitMs = 60_000): Promise<string> {
    const connection = openPostgres(own.url, 1, ignore, { listenUrl })
    try {
      return await ensureHears(connection, waitMs).then(
        () => 'heard',
        (error: Error) => error.message,
      )
    } finally {
      await connection.close()
    }
  }

  test('hears the notices sent over the pool', async () => {
    expect(await outcomeWith(own.url)).toBe('heard')
  })

  test('of another database is refused: it hears nothing', async () => {
    expect(await outcomeWith(other.url, 500)).toMatch(/^DATABASE_LISTEN_URL: .*no llegan los avisos/)
  })

  test('at which nobody answers is refused', async () => {
    expect(await outcomeWith('postgres://u@127.0.0.1:1/d')).toMatch(/^DATABASE_LISTEN_URL: .*nadie contesta/)
  })

  test('carries LISTEN, and the pool nothing of it', async () => {
    const connection = openPostgres(own.url, 1, ignore, { listenUrl: server.url })
    const listening = await connection.listen('alerce', { heard: ignore, lost: ignore, back: ignore })
    expect([server.queries, connection.pool.totalCount]).toEqual([['listen "alerce"'], 0])
    await listening.close()
    await connection.close()
  })
})
