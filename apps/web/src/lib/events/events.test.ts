import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeEvents } from '../../testing/fake-events.ts'
import { fakeTabs } from '../../testing/fake-tabs.ts'
import { beginReading, type EventName } from './stream.ts'
import { Subscribers } from './subscribers.ts'

/** Tab that listens to everything, and the events received. */
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
  beginReading()
  return () => vi.useRealTimers()
})

describe('one tab', () => {
  test('gets each event by its name, with its ids', () => {
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

  test('without EventSource there are no events, and nothing breaks', () => {
    const { told, close } = openTab()
    expect(told).toEqual([])
    close()
  })
})

/** Remembered for a minute: a prospect so many milliseconds ago. */
const prospectoHace = (...hace: number[]) => ({
  cubre: 60_000,
  dichos: hace.map((ms) => ({ hace: ms, nombre: 'prospecto', data: { prospectoId: ms } }) as const),
})

describe('events missed without a listener', () => {
  test('since the page began to read are reported once the stream is ready', async () => {
    const server = fakeEvents()
    const { told, close } = openTab()
    await vi.advanceTimersByTimeAsync(2500)
    server.ready(prospectoHace(100, 2500, 2501))
    expect(told).toEqual([{ prospecto: { prospectoId: 100 } }, { prospecto: { prospectoId: 2500 } }])
    close()
  })

  test('for longer than the memory of the server are reported only as resync', async () => {
    const server = fakeEvents()
    const { told, close } = openTab()
    await vi.advanceTimersByTimeAsync(60_000)
    server.ready(prospectoHace(100))
    expect(told).toEqual(['resync'])
    close()
  })

  test('after a lost connection include those possibly sent before the last one received', async () => {
    const server = fakeEvents()
    const { told, close } = openTab()
    server.ready()
    await vi.advanceTimersByTimeAsync(10_000)
    server.tell('cola', null)
    server.lose()
    await vi.advanceTimersByTimeAsync(3000)
    server.ready(prospectoHace(8000, 8001))
    expect(told).toEqual(['cola', { prospecto: { prospectoId: 8000 } }])
    close()
  })

  test('a line that is silent for a minute is opened anew; a sign of life keeps it', async () => {
    const server = fakeEvents()
    const { told, close } = openTab()
    server.ready()
    await vi.advanceTimersByTimeAsync(59_000)
    server.tell('latido', null)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(server.asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect([server.asked(), server.open().length, told]).toEqual([2, 1, []])
    close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.asked()).toBe(2)
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
    server.ready(prospectoHace())
    // each refusal may mean the end of the session: the session watch has to ask
    const doubt = { sesion: { motivo: '' } }
    expect(told).toEqual([...Array.from({ length: 7 }, () => doubt), 'resync'])
    server.refuse()
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.open()).toHaveLength(1)
    close()
  })

  test('a closed listener sends no more requests', async () => {
    const server = fakeEvents()
    const { close } = openTab()
    server.refuse()
    close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.asked()).toBe(1)
  })
})

describe('several tabs', () => {
  test('share one stream: one listens, all get the events', async () => {
    const server = fakeEvents()
    fakeTabs()
    const tabs = [openTab(), openTab(), openTab()]
    await settle()
    server.ready()
    expect(server.open()).toHaveLength(1)
    server.tell('prospecto', { prospectoId: 12 })
    expect(tabs.map(({ told }) => told)).toEqual(tabs.map(() => [{ prospecto: { prospectoId: 12 } }]))
    for (const { close } of tabs) close()
    await settle()
    expect(server.open()).toEqual([])
  })

  test('a tab opened while another listens asks once for the events since its page began', async () => {
    const server = fakeEvents()
    fakeTabs()
    const first = openTab()
    await settle()
    server.ready()
    await vi.advanceTimersByTimeAsync(20_000)
    beginReading()
    await vi.advanceTimersByTimeAsync(2500)
    const second = openTab()
    await settle()
    expect(server.open()).toHaveLength(2)
    server.readyLast(prospectoHace(2000, 3000))
    expect([first.told, second.told, server.open().length]).toEqual([[], [{ prospecto: { prospectoId: 2000 } }], 1])
    server.tell('cola', null)
    expect([first.told.at(-1), second.told.at(-1)]).toEqual(['cola', 'cola'])
    for (const { close } of [first, second]) close()
  })

  test('when the listening tab closes, another takes over, and all receive the events since', async () => {
    const server = fakeEvents()
    fakeTabs()
    const [first, second, third] = [openTab(), openTab(), openTab()]
    await settle()
    server.ready()
    first.close()
    await settle()
    expect(server.open()).toHaveLength(1)
    server.ready(prospectoHace(100))
    const meanwhile = { prospecto: { prospectoId: 100 } }
    expect([first.told, second.told, third.told]).toEqual([[], [meanwhile], [meanwhile]])
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

  test('without locks seven tabs hold one stream; the one that listened goes, and another does', async () => {
    const server = fakeEvents()
    fakeTabs(false)
    const tabs = Array.from({ length: 7 }, openTab)
    await vi.advanceTimersByTimeAsync(300)
    server.ready()
    expect(server.open()).toHaveLength(1)
    server.tell('prospecto', { prospectoId: 12 })
    expect(tabs.map(({ told }) => told)).toEqual(tabs.map(() => [{ prospecto: { prospectoId: 12 } }]))
    const late = openTab()
    await vi.advanceTimersByTimeAsync(300)
    server.ready()
    // it asked once, and continues with the rest
    expect(server.open()).toHaveLength(1)
    const [, ...rest] = [...tabs, late]
    tabs[0]?.close()
    await vi.advanceTimersByTimeAsync(300)
    server.ready()
    expect(server.open()).toHaveLength(1)
    server.tell('cola', null)
    expect(rest.every(({ told }) => told.at(-1) === 'cola')).toBe(true)
    for (const { close } of rest) close()
    expect(server.open()).toEqual([])
  })

  test('without locks, nor a page to which that is denied, each listens by itself', () => {
    vi.stubGlobal('navigator', {})
    const server = fakeEvents()
    const [first, second] = [openTab(), openTab()]
    expect(server.open()).toHaveLength(2)
    first.close()
    second.close()
  })
})
