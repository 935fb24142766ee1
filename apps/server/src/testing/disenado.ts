import { expect } from 'vitest'
import type { Answer } from './client.ts'

/** Internal details that no reply may show. */
const inside = /node_modules|\.ts:\d+|\bat \S+ \(|kysely|postgres|syntax error/i

/**
 * Expects a designed reply: never a 5xx, never internal details. `call` is printed on failure only: some are megabytes.
 */
export function expectDisenado({ status, raw }: Answer, call: unknown): void {
  const body = raw.toString('latin1')
  if (status >= 200 && status < 500 && !inside.test(body)) return
  const sent = JSON.stringify(call).slice(0, 2000)
  expect.fail(`not a designed answer: ${JSON.stringify({ call: sent, status, body: body.slice(0, 300) })}`)
}
