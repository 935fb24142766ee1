import { setTimeout as pass } from 'node:timers/promises'
import type { Positions } from '../platform/db/positions.ts'
import type { Log } from '../platform/log.ts'
import type { Notice } from './memory.ts'

/** Pause after a primary that did not tell its position, milliseconds. */
const RETRY_MS = 250

/**
 * Holds each notice until a position of the primary is known that covers its change: a screen that hears it reads no
 * older state of a replica. Notices that arrive meanwhile share the next question.
 */
export function placeNotices(positions: Pick<Positions, 'ask'>, log: Log, tell: (notice: Notice) => void) {
  let waiting: Notice[] = []
  let asking = false
  let closed = false

  async function ask(): Promise<void> {
    asking = true
    while (waiting.length > 0 && !closed) {
      const placed = waiting
      waiting = []
      try {
        await positions.ask()
        for (const notice of placed) tell(notice)
      } catch (error) {
        log.debug({ err: error }, 'avisos sin posición')
        waiting = [...placed, ...waiting]
        await pass(RETRY_MS, undefined, { ref: false })
      }
    }
    asking = false
  }

  return {
    place(notice: Notice): void {
      waiting.push(notice)
      if (!asking) void ask()
    },
    close(): void {
      closed = true
    },
  }
}
