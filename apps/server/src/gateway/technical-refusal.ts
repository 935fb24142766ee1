import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import { Refusal } from '../core/refusal.ts'
import { Outage } from '../platform/db/outage.ts'
import { Busy } from '../platform/side-process/in-turn.ts'

/** How loud a failure is told in the log: who asks for too much at once does not fill it with failures. */
export const levelOf = (error: unknown) => (error instanceof Busy ? 'warn' : 'error')

/** A failure that nobody designed, in the words the specification has for this call; the cause stays in the log. */
export function technicalRefusal(error: unknown, operation: Operation | null): Refusal {
  if (error instanceof Outage && error.kind === 'full') return new Refusal(common.sinEspacio)
  const passes = error instanceof Outage || error instanceof Busy
  const definition = passes ? common.unavailable : common.unexpected
  return new Refusal(definition, operation ? { texto: operation.failure.text } : {})
}
