import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import { Refusal } from '../../core/refusal.ts'
import { Outage } from '../../platform/db/outage.ts'
import { SideProcessEnded } from '../../platform/side-process/side-process-ended.ts'
import { WaitingRefused } from '../../platform/side-process/waiting-refused.ts'

/** How loud a failure is told in the log: who asks for too much at once does not fill it with failures. */
export const levelOf = (error: unknown) => (error instanceof WaitingRefused ? 'warn' : 'error')

/** A failure that nobody designed, in the words the specification has for this call; the cause stays in the log. */
export function technicalRefusal(error: unknown, operation: Operation | null): Refusal {
  if (error instanceof Outage && error.kind === 'full') return new Refusal(common.sinEspacio)
  if (error instanceof WaitingRefused) return new Refusal(common.ocupado)
  if (error instanceof SideProcessEnded) return new Refusal(common.interrumpido)
  const definition = error instanceof Outage ? common.unavailable : common.unexpected
  return new Refusal(definition, operation ? { texto: operation.failure.text } : {})
}
