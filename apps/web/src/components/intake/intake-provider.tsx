import { type ReactNode, useEffect, useState } from 'react'
import { IntakeQueue } from '../../lib/intake/queue.ts'
import { IntakeContext } from '../../lib/intake/use-intake.ts'
import { LeaveGuard } from './leave-guard.tsx'

/** Holds the files of a screen on their way, so that no redraw of a part loses one, and asks before they are left. */
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
