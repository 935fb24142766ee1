import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`, 'i')
const table = operations.map((operation: Operation) => ({ operation, pattern: toPattern(operation.path) }))

/** Operation of a request, with the values of its path. */
export function operationAt(method: string | undefined, path: string) {
  for (const { operation, pattern } of table) {
    const match = operation.method === method ? pattern.exec(path) : null
    if (match) return { operation, inPath: { ...match.groups } }
  }
  return null
}

type Schema = Operation['reply']
type Bag = Readonly<Record<string, unknown>>

/** Keys outside of the schema: the server would drop them. */
function dropped(given: unknown, kept: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return []
  return Object.entries(given).flatMap(([key, value]) => {
    const here = `${path}.${key}`
    if (key in kept) return dropped(value, (kept as Bag)[key], here)
    return value === undefined ? [] : [here]
  })
}

function parsed(what: string, schema: Schema, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new TypeError(`${what} breaks the contract: ${faults.join('; ')}`)
}

/** A list travels spread into an object (keys 0, 1 …), and the gateway reads it as a list. */
const unspread = ({ _zod }: Schema, payload: object) => (_zod.def.type === 'array' ? Object.values(payload) : payload)

/** Request as the server's use case reads it. */
export const readRequest = (operation: Operation, payload: object) =>
  parsed(`the request of ${operation.name}`, operation.request, unspread(operation.request, payload))

/** Reply as it leaves the server; a key outside of the contract is a fault of the test. */
export function readReply(operation: Operation, reply: unknown): unknown {
  const what = `the reply of ${operation.name}`
  const kept = parsed(what, operation.reply, reply)
  const unknown = dropped(reply, kept, 'reply')
  if (unknown.length > 0) throw new TypeError(`${what} holds what the contract does not know: ${unknown.join(', ')}`)
  return kept
}
