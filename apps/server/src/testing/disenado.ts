import { expect } from 'vitest'
import type { Answer } from './client.ts'

/** A trace of what is inside. */
const inside = /node_modules|\.ts:\d+|\bat \S+ \(|kysely|postgres|syntax error/i

/**
 * Expects an answer that was designed: never a 5xx, never a trace of what is inside. `call` shows in the failure, and is
 * written out only for it: some are megabytes.
 */
export function expectDisenado({ status, raw }: Answer, call: unknown): void {
  const body = raw.toString('latin1')
  if (status >= 200 && status < 500 && !inside.test(body)) return
  const sent = JSON.stringify(call).slice(0, 2000)
  expect.fail(`not a designed answer: ${JSON.stringify({ call: sent, status, body: body.slice(0, 300) })}`)
}
