import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWirePostgres, type WirePostgres } from '../../testing/postgres-wire.ts'
import { type Hearer, listenPostgres } from './listen.ts'

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

test('once closed nothing is opened again', async () => {
  const { hearer, said } = hearing()
  const listening = await listenPostgres(server.url, 'alerce', hearer)
  await listening.close()
  server.cut(false)
  expect(said).toEqual([])
})
