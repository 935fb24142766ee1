import { expect } from 'vitest'
import type { Answer } from './client.ts'

/** Expects an answer that was designed: never a 5xx, never a trace of what is inside. `call` shows in the failure. */
export function expectDisenado(answer: Answer, call: unknown): void {
  const body = answer.raw.toString('latin1')
  const seen = JSON.stringify({
    call: JSON.stringify(call).slice(0, 2000),
    status: answer.status,
    body: body.slice(0, 300),
  })
  expect(answer.status, seen).toBeLessThan(500)
  expect(answer.status, seen).toBeGreaterThanOrEqual(200)
  expect(body, seen).not.toMatch(/node_modules|\.ts:\d+|\bat \S+ \(|kysely|postgres|syntax error/i)
}
