import type { EventStream } from './stream.ts'

/** Streams of one session: a browser needs one, a person with many windows a few. */
const POR_SESION = 8

export interface OpenStreams {
  add(sesionId: number, stream: EventStream): void
  /** The server stops. */
  end(): void
}

/** The streams this server holds open; of one session never more than eight, the oldest gives way. */
export function createOpenStreams(): OpenStreams {
  const bySession = new Map<number, Set<EventStream>>()

  function remove(sesionId: number, stream: EventStream): void {
    const group = bySession.get(sesionId)
    group?.delete(stream)
    if (group?.size === 0) bySession.delete(sesionId)
  }

  return {
    add(sesionId, stream) {
      const group = bySession.get(sesionId) ?? new Set()
      bySession.set(sesionId, group.add(stream))
      const [oldest] = group
      if (group.size > POR_SESION && oldest) {
        remove(sesionId, oldest)
        oldest.sendAway()
      }
      stream.onClose(() => remove(sesionId, stream))
    },
    end() {
      for (const stream of [...bySession.values()].flatMap((group) => [...group])) stream.end()
    },
  }
}
