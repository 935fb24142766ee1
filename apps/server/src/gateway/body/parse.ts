import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import type { z } from 'zod'
import { Refusal } from '../../core/refusal.ts'
import { readKeys } from './read-keys.ts'
import { whatIsWrong } from './what-is-wrong.ts'

/** Deepest nesting of our payloads; a deeper one could exhaust the stack. */
const MAX_DEPTH = 40

/** True for values too deep or with a NUL, which PostgreSQL cannot store. */
function isUnfit(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return depth === MAX_DEPTH || Object.values(value).some((item) => isUnfit(item, depth + 1))
}

function invalid(error: z.ZodError): Refusal {
  const errores = error.issues.map((issue) => ({ campo: issue.path.join('.'), mensaje: issue.message }))
  const first = errores[0]?.mensaje
  return new Refusal(common.invalid, { errores, ...(errores.length === 1 && first ? { texto: first } : {}) })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Restores a list that the client spread into an object to add its ip (keys 0, 1 …). */
function unspread(raw: unknown, schema: z.ZodType): unknown {
  if (schema._zod.def.type !== 'array' || !isRecord(raw)) return raw
  return Object.keys(raw)
    .filter((key) => /^\d+$/.test(key))
    .map((key) => raw[key])
}

/** Payload parsed to the operation's shape; throws a 400 that names each wrong field. */
export function parsePayload(operation: Operation, raw: unknown): unknown {
  if (isUnfit(raw)) throw new Refusal(common.invalid)
  const read = readKeys(unspread(raw ?? {}, operation.request), operation.request)
  const parsed = operation.request.safeParse(read, { error: whatIsWrong })
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}
