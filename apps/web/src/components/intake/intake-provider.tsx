import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { IntakeQueue } from '../../lib/intake/queue.ts'
import { IntakeContext } from '../../lib/intake/use-intake.ts'
import { useLeaveGuard } from '../dialogs/use-leave-guard.ts'
import { useMayLeave } from './use-may-leave.ts'

/** Asks before a screen is left with unsent files. */
function LeaveGuard({ queue: { rows } }: { readonly queue: IntakeQueue }) {
  const holding = useSyncExternalStore(rows.subscribe, rows.underWay)
  useLeaveGuard({ holds: rows.underWay, holding, mayLeave: useMayLeave() })
  return null
}

/** Holds the uploads of a screen, so that no redraw loses one, and asks before leaving them. */
export function IntakeProvider({ children }: { readonly children: ReactNode }) {
  const [queue] = useState(() => new IntakeQueue(() => navigator.onLine))
  useEffect(() => {
    window.addEventListener('online', queue.advance)
    return () => {
      window.removeEventListener('online', queue.advance)
      queue.leave()
    }
  }, [queue])
  return (
    <IntakeContext value={queue}>
      {children}
      <LeaveGuard queue={queue} />
    </IntakeContext>
  )
}
