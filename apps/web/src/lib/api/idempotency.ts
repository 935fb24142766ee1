import { randomHex } from '../browser/random-hex.ts'

const pending = new Map<string, string>()

/**
 * The key of one submit. A call that got no answer keeps its key, so that pressing the button again with the same
 * content cannot save twice; any answer settles it.
 */
export function idempotencyKey(name: string, body: string): { key: string; settle: () => void } {
  const id = `${name} ${body}`
  const key = pending.get(id) ?? randomHex(16)
  pending.set(id, key)
  return { key, settle: () => pending.delete(id) }
}
