import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

const addressOf = ({ pathname, search }: Location) => pathname + search

interface LeaveGuardProps {
  /** Whether something would be lost now: read at the moment of leaving, not at the last render. */
  holds(): boolean
  /** The same at the last render: for closing the tab, the browser asks with its own text. */
  readonly holding: boolean
  /** Asks; resolves to true to leave. */
  mayLeave(): Promise<boolean>
}

/** Asks before a screen is left with unsent files or text: by a link, by Back, or by closing the tab. */
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
