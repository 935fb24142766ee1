import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import { Refusal } from '../core/refusal.ts'

// Connection lost, refused or exhausted; the database shutting down: try again. All else is a defect of ours.
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '40001',
  '40P01',
])

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: string }
  return (code !== undefined && passing.has(code)) || /timeout exceeded|Connection terminated/.test(error.message)
}

/** A failure that nobody designed, in the words the specification has for this call; the cause stays in the log. */
export function technicalRefusal(error: unknown, operation: Operation | null): Refusal {
  const definition = isPassing(error) ? common.unavailable : common.unexpected
  return new Refusal(definition, operation ? { texto: operation.failure.text } : {})
}
