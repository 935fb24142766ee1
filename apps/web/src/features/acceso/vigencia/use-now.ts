import { useEffect, useState } from 'react'
import { now } from '../../../lib/time/clock.ts'

const TICK_MS = 1000

/** The instant, each second and as soon as one comes back: a computer that slept has missed the seconds. */
export function useNow(): string {
  const [ahora, setAhora] = useState(now)
  useEffect(() => {
    const look = () => setAhora(now())
    const timer = setInterval(look, TICK_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return ahora
}
