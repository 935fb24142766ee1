import { useCallback, useEffect, useRef, useState } from 'react'
import { onTabNews, tellTabs } from '../../../lib/session/session-channel.ts'
import { now } from '../../../lib/time/clock.ts'
import { useRegister } from './use-register.ts'

/** Keys come many a second. */
const QUIET_MS = 1000

/** When the person was last at work, in any tab (spec 1 §9), and how to say that they are. */
export function useActivity() {
  const [ultima, setUltima] = useState(now)
  const latest = useRef(ultima)
  const register = useRegister()

  /** Somebody was at work then. */
  const learn = useCallback((instant: string) => {
    if (instant <= latest.current) return
    latest.current = instant
    setUltima(instant)
  }, [])

  const renew = useCallback(() => {
    const ahora = now()
    if (Date.parse(ahora) - Date.parse(latest.current) < QUIET_MS) return
    learn(ahora)
    tellTabs({ kind: 'active' })
    register()
  }, [learn, register])

  useEffect(() => {
    const stop = onTabNews(({ kind }) => kind === 'active' && learn(now()))
    // Opening a page is an act too; the server heard of it by the reading of the session.
    tellTabs({ kind: 'active' })
    return stop
  }, [learn])

  return { ultima, learn, renew }
}

const signs = ['click', 'keydown', 'touchstart'] as const

/** A click, a key or a touch is a sign of life; none while `held`. */
export function useSignsOfLife(renew: () => void, held: boolean): void {
  useEffect(() => {
    if (held) return
    for (const sign of signs) document.addEventListener(sign, renew, { capture: true, passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, renew, { capture: true })
    }
  }, [renew, held])
}
