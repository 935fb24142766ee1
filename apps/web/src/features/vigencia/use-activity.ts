import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { now } from '../../lib/clock.ts'
import { onTabNews, tellTabs } from '../../lib/session-channel.ts'

/** Keys come many a second. */
const QUIET_MS = 1000
/** Often enough for the server's minutes to agree, rarely enough not to be a call per key. */
const REGISTER_MS = 120_000

/** When the person was last at work, in any tab (spec 1 §9), and how to say that they are. */
export function useActivity() {
  const [ultima, setUltima] = useState(now)
  const latest = useRef(ultima)
  // Asking for the session when the page opened was an act too.
  const told = useRef(ultima)

  const take = useCallback(() => {
    latest.current = now()
    setUltima(latest.current)
  }, [])

  const renew = useCallback(() => {
    const ahora = Date.parse(now())
    if (ahora - Date.parse(latest.current) < QUIET_MS) return
    take()
    tellTabs({ kind: 'active' })
    if (ahora - Date.parse(told.current) < REGISTER_MS) return
    told.current = latest.current
    // The next sign of life tries again; what the server decides meanwhile, each call learns.
    call('registrarActividad', {}).catch(() => undefined)
  }, [take])

  useEffect(() => onTabNews(({ kind }) => kind === 'active' && take()), [take])

  return { ultima, renew }
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
