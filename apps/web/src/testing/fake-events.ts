import type { Eventos, EventosAnteriores } from '@alerce/contract/eventos'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { EventName } from '../lib/events/stream.ts'

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static made: FakeEventSource[] = []
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.made.push(this)
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED
  }
}

const open = () => FakeEventSource.made.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED)

const send = (event: Event) =>
  act(() => {
    for (const source of open()) source.dispatchEvent(event)
  })

const listo = (before: EventosAnteriores, position = '') =>
  new MessageEvent('listo', { data: JSON.stringify(before), lastEventId: position })

/** Fake of the server's stream, at the edge of the browser. */
export function fakeEvents() {
  FakeEventSource.made = []
  vi.stubGlobal('EventSource', FakeEventSource)
  return {
    /** The address of each stream that is open. */
    open: () => open().map(({ url }) => url),
    /** Number of streams requested of the server. */
    asked: () => FakeEventSource.made.length,
    /** Connects every stream; `before`: earlier events, and the time they cover; `position`: of a server with a replica. */
    ready: (before: EventosAnteriores = { cubre: Number.MAX_SAFE_INTEGER, dichos: [] }, position = '') =>
      send(listo(before, position)),
    /** Connects the stream opened last. */
    readyLast: (before: EventosAnteriores) => act(() => void open().at(-1)?.dispatchEvent(listo(before))),
    tell: <N extends EventName>(name: N, data: Eventos[N], position = '') =>
      send(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: position })),
    /** The connection is lost; the browser connects again by itself. */
    lose: () => send(new Event('error')),
    /** The server refuses; the browser stops. */
    refuse: () => {
      const refused = open()
      for (const source of refused) source.close()
      for (const source of refused) source.dispatchEvent(new Event('error'))
    },
  }
}
