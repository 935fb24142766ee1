import { useCallback, useEffect, useState } from 'react'
import { now } from '../../../lib/time/clock.ts'

const SECOND_MS = 1000

/** Seconds that are still to be waited, counted down on the clock: a tab that slept has waited too. */
export function useWait() {
  const [until, setUntil] = useState(0)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.parse(now())) / SECOND_MS)))
    count()
    if (until === 0) return
    const timer = setInterval(count, SECOND_MS)
    return () => clearInterval(timer)
  }, [until])

  const begin = useCallback((wait: number) => {
    if (wait > 0) setUntil(Date.parse(now()) + wait * SECOND_MS)
  }, [])

  return { seconds, begin }
}
