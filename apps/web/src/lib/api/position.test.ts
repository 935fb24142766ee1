import { CABECERA_DE_POSICION } from '@alerce/contract/wire/posicion'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeEvents } from '../../testing/fake-events.ts'
import { fakeTabs } from '../../testing/fake-tabs.ts'
import type { Subscribers } from '../events/subscribers.ts'
import type { call } from './call.ts'

const position = (byte: number) => `00000001${byte.toString(16).padStart(16, '0').toUpperCase()}`

/** A page of its own: positions live in its memory. */
async function openPage() {
  vi.resetModules()
  const [position, calls] = await Promise.all([import('./position.ts'), import('./call.ts')])
  return { ...position, call: calls.call as typeof call }
}

/** Answers each call with a position, or none, and records the one that was sent. */
function answering(...replies: readonly (string | null | 'lost' | 503)[]) {
  const sent: (string | undefined)[] = []
  const left = replies.values()
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers[CABECERA_DE_POSICION])
    const reply = left.next().value
    if (reply === 'lost') throw new TypeError('fetch failed')
    const status = reply === 503 ? 503 : 200
    const told: Record<string, string> = typeof reply === 'string' ? { [CABECERA_DE_POSICION]: reply } : {}
    return Response.json({ httpCode: status, data: 'ok', descripcion: '' }, { status, headers: told })
  })
  return sent
}

describe('the position of a page', () => {
  const read = (page: { call: typeof call }) => page.call('obtenerEtapaProspecto', { prospectoId: 1 })
  const write = (page: { call: typeof call }) =>
    page.call('prospectoGestionado', { prospectoId: 1 }).catch(() => undefined)

  test('is not sent before the stream has begun, nor to a server without a replica', async () => {
    const page = await openPage()
    const sent = answering(position(5), null, null)
    await read(page)
    await read(page)
    page.hearFrom('')
    await read(page)
    expect(sent).toEqual([undefined, undefined, undefined])
  })

  test('rises with the stream, events and replies, and never falls', async () => {
    const page = await openPage()
    const sent = answering(null, position(30), position(20), null)
    page.hearFrom(position(10))
    await read(page)
    page.seeEvent(position(11))
    await write(page)
    await write(page)
    await read(page)
    expect(sent).toEqual([position(10), position(11), position(30), position(30)])
  })

  test.each(['lost', 503] as const)(
    'is unknown after a write that was answered with %s, until the stream begins',
    async (lost) => {
      const page = await openPage()
      const sent = answering(lost, null, null)
      page.hearFrom(position(10))
      await write(page)
      await read(page)
      page.hearFrom(position(12))
      await read(page)
      expect(sent.slice(1)).toEqual([undefined, position(12)])
    },
  )

  test('is unknown after an event without one, of a page of an older version', async () => {
    const page = await openPage()
    page.hearFrom(position(10))
    page.seeEvent('')
    expect(page.seenPosition()).toBeNull()
  })

  test('rises in the other tabs with what is written here', async () => {
    fakeTabs()
    const [here, there] = [await openPage(), await openPage()]
    answering(position(40), position(50))
    here.hearFrom(position(10))
    there.hearFrom(position(10))
    await write(here)
    expect(there.seenPosition()).toBe(position(40))
    await read(here)
    expect(there.seenPosition()).toBe(position(40))
  })
})

describe('an event', () => {
  beforeEach(() => vi.resetModules())

  test('raises the position before its handlers read again, in a stream that began with one', async () => {
    const { seenPosition } = await import('./position.ts')
    const { Subscribers: Fresh } = (await import('../events/subscribers.ts')) as { Subscribers: typeof Subscribers }
    const server = fakeEvents()
    const seen: (string | null)[] = []
    const leave = new Fresh().add('cola', () => seen.push(seenPosition()))
    server.ready({ cubre: Number.MAX_SAFE_INTEGER, dichos: [] }, position(10))
    server.tell('cola', null, position(20))
    expect(seen).toEqual([position(20)])
    leave()
  })
})
