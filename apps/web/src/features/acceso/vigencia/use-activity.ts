import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { onTabNews, tellTabs } from '../../../lib/session/session-channel.ts'
import { now } from '../../../lib/time/clock.ts'

/** Keys come many a second. */
const QUIET_MS = 1000

/** Often enough for the server's minutes to agree, rarely enough not to be a call per key. */
const REGISTER_MS = 120_000

/** Tells the server that the person is at work, at most once in two minutes: the last sign of life is never lost. */
function useRegister(): () => void {
  // Asking for the session when the page opened was an act too.
  const told = useRef(Date.parse(now()))
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null)

  useEffect(
    () => () => {
      if (waiting.current !== null) clearTimeout(waiting.current)
    },
    [],
  )

  return useCallback(() => {
    if (waiting.current !== null) return
    const tell = () => {
      waiting.current = null
      told.current = Date.parse(now())
      // The next activity tries again. A refused session is noticed by the next call.
      call('registrarActividad', {}).catch(() => undefined)
    }
    const left = told.current + REGISTER_MS - Date.parse(now())
    if (left <= 0) tell()
    else waiting.current = setTimeout(tell, left)
  }, [])
}

/** When the person was last at work, in any tab (spec 1 §9), and how to say that they are. */
export function useActivity() {
  const [ultima, setUltima] = useState(now)
  const latest = useRef(ultima)
  const register = useRegister()

  /** Notes an instant of activity. */
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
