import { useEffect, useSyncExternalStore } from 'react'
import { type Location, useBlocker } from 'react-router'
import type { IntakeQueue } from '../../lib/intake/queue.ts'
import { useMayLeave } from './use-may-leave.ts'

const addressOf = ({ pathname, search }: Location) => pathname + search

/** Asks before a screen is left with files that have not arrived: by a link, by Back, or by closing the tab. */
export function LeaveGuard({ queue }: { readonly queue: IntakeQueue }) {
  const underWay = useSyncExternalStore(queue.rows.subscribe, queue.rows.underWay)
  const mayLeave = useMayLeave()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      queue.rows.underWay() && addressOf(currentLocation) !== addressOf(nextLocation),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once for each time that it is held
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void mayLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker.state])

  useEffect(() => {
    if (!underWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [underWay])

  return null
}
