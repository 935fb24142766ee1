import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import type { z } from 'zod'
import { Refusal } from '../../core/refusal.ts'
import { readKeys } from './read-keys.ts'
import { whatIsWrong } from './what-is-wrong.ts'

/** No payload of ours nests deeper; a bottomless one would exhaust the stack of whatever walks it. */
const MAX_DEPTH = 40

/** Too deep, or with a NUL: that never belongs in a text, and PostgreSQL cannot hold one. */
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

/** A list that its client spread into an object, to send its ip beside it (keys 0, 1 …): as the list it was. */
function unspread(raw: unknown, schema: z.ZodType): unknown {
  if (schema._zod.def.type !== 'array' || !isRecord(raw)) return raw
  return Object.keys(raw)
    .filter((key) => /^\d+$/.test(key))
    .map((key) => raw[key])
}

/** The payload in the operation's shape, or a 400 that names each field. */
export function parsePayload(operation: Operation, raw: unknown): unknown {
  if (isUnfit(raw)) throw new Refusal(common.invalid)
  const read = readKeys(unspread(raw ?? {}, operation.request), operation.request)
  const parsed = operation.request.safeParse(read, { error: whatIsWrong })
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}
