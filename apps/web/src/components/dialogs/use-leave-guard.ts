import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

const addressOf = ({ pathname, search }: Location) => pathname + search

interface LeaveGuardProps {
  /** Something would be lost now: read at the moment of leaving, not when it was last drawn. */
  holds(): boolean
  /** The same, as drawn: closing the tab is asked by the browser, in its own words. */
  readonly holding: boolean
  /** Asks; resolves to true to leave. */
  mayLeave(): Promise<boolean>
}

/** Asks before a screen is left with something that has not arrived: by a link, by Back, or by closing the tab. */
export function useLeaveGuard({ holds, holding, mayLeave }: LeaveGuardProps): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds() && addressOf(currentLocation) !== addressOf(nextLocation),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once for each time that it is held
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void mayLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker.state])

  useEffect(() => {
    if (!holding) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holding])
}
