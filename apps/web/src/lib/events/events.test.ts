import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeEvents } from '../../testing/fake-events.ts'
import { fakeTabs } from '../../testing/fake-tabs.ts'
import { Subscribers } from './subscribers.ts'
import type { EventName } from './told.ts'

/** A tab that listens to everything, and what it was told. */
function openTab() {
  const tab = new Subscribers()
  const told: unknown[] = []
  const names: EventName[] = ['sesion', 'notificacion', 'prospecto', 'cola', 'resync']
  const leaves = names.map((name) => tab.add(name, (data) => told.push(data === null ? name : { [name]: data })))
  const close = () => {
    for (const leave of leaves) leave()
  }
  return { told, close }
}

/** Locks are granted and given back in microtasks. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('one tab', () => {
  test('hears each event by its name, with its ids', () => {
    const server = fakeEvents()
    const { told, close } = openTab()
    server.ready()
    server.tell('cola', null)
    server.tell('prospecto', { prospectoId: 12 })
    server.tell('sesion', { motivo: 'revocada' })
    server.tell('notificacion', null)
    server.tell('resync', null)
    expect(told).toEqual([
      'cola',
      { prospecto: { prospectoId: 12 } },
      { sesion: { motivo: 'revocada' } },
      'notificacion',
      'resync',
    ])
    close()
  })

  test('listens while it has listeners, and with one stream for all of them', () => {
    const server = fakeEvents()
    const tab = new Subscribers()
    expect(server.open()).toEqual([])
    const leaveFirst = tab.add('cola', () => undefined)
    const leaveLast = tab.add('resync', () => undefined)
    expect(server.open()).toEqual(['/api/alerce/v1/eventos'])
    leaveFirst()
    expect(server.open()).toHaveLength(1)
    leaveLast()
    expect(server.open()).toEqual([])
  })

  test('without EventSource nobody is told anything, and nothing breaks', () => {
    const { told, close } = openTab()
    expect(told).toEqual([])
    close()
  })
})

describe('a gap', () => {
  test('a connection that was lost and came back is told as resync, once', () => {
    const server = fakeEvents()
    const { told, close } = openTab()
    server.ready()
    expect(told).toEqual([])
    server.lose()
    server.ready()
    expect(told).toEqual(['resync'])
    server.ready()
    expect(told).toEqual(['resync'])
    close()
  })

  test('a refused stream is asked for again, ever later, at most 30 s apart', async () => {
    const server = fakeEvents()
    const { told, close } = openTab()
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = server.asked()
      server.refuse()
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(server.asked(), `before ${seconds} s`).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(server.asked(), `after ${seconds} s`).toBe(before + 1)
    }
    server.ready()
    // each refusal may mean that the session has ended: whoever watches over it is told to ask
    const doubt = { sesion: { motivo: '' } }
    expect(told).toEqual([...Array.from({ length: 7 }, () => doubt), 'resync'])
    server.refuse()
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.open()).toHaveLength(1)
    close()
  })

  test('who stopped listening asks no more', async () => {
    const server = fakeEvents()
    const { close } = openTab()
    server.refuse()
    close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.asked()).toBe(1)
  })
})

describe('several tabs', () => {
  test('share one stream: one listens, all are told', async () => {
    const server = fakeEvents()
    fakeTabs()
    const tabs = [openTab(), openTab(), openTab()]
    await settle()
    expect(server.open()).toHaveLength(1)
    server.ready()
    server.tell('prospecto', { prospectoId: 12 })
    expect(tabs.map(({ told }) => told)).toEqual(tabs.map(() => [{ prospecto: { prospectoId: 12 } }]))
    for (const { close } of tabs) close()
    await settle()
    expect(server.open()).toEqual([])
  })

  test('when the one that listens goes, another takes over, and all resync', async () => {
    const server = fakeEvents()
    fakeTabs()
    const [first, second, third] = [openTab(), openTab(), openTab()]
    await settle()
    server.ready()
    first.close()
    await settle()
    expect(server.open()).toHaveLength(1)
    server.ready()
    expect([first.told, second.told, third.told]).toEqual([[], ['resync'], ['resync']])
    second.close()
    third.close()
  })

  test('one that goes while it waits for its turn leaves the others alone', async () => {
    const server = fakeEvents()
    fakeTabs()
    const [first, second] = [openTab(), openTab()]
    await settle()
    second.close()
    server.ready()
    server.tell('cola', null)
    expect([first.told, second.told]).toEqual([['cola'], []])
    first.close()
    await settle()
    expect(server.open()).toEqual([])
  })

  test('without locks each listens by itself', () => {
    vi.stubGlobal('navigator', {})
    const server = fakeEvents()
    const [first, second] = [openTab(), openTab()]
    expect(server.open()).toHaveLength(2)
    first.close()
    second.close()
  })
})
