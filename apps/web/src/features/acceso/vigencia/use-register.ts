import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../../lib/api/call.ts'
import { now } from '../../../lib/time/clock.ts'

/** Often enough for the server's minutes to agree, rarely enough not to be a call per key. */
const REGISTER_MS = 120_000

/** Tells the server that the person is at work, at most once in two minutes: the last sign of life is never lost. */
export function useRegister(): () => void {
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
      // The next sign of life tries again; what the server decides meanwhile, each call learns.
      call('registrarActividad', {}).catch(() => undefined)
    }
    const left = told.current + REGISTER_MS - Date.parse(now())
    if (left <= 0) tell()
    else waiting.current = setTimeout(tell, left)
  }, [])
}
