import { useSyncExternalStore } from 'react'
import type { IntakeQueue } from '../../lib/intake/queue.ts'
import { useLeaveGuard } from '../dialogs/use-leave-guard.ts'
import { useMayLeave } from './use-may-leave.ts'

/** Asks before a screen is left with files that have not arrived. */
export function LeaveGuard({ queue: { rows } }: { readonly queue: IntakeQueue }) {
  const holding = useSyncExternalStore(rows.subscribe, rows.underWay)
  useLeaveGuard({ holds: rows.underWay, holding, mayLeave: useMayLeave() })
  return null
}
