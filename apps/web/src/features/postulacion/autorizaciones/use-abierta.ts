import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { idIn } from '../../../lib/use-ids.ts'

const PARAM = 'autorizacionId'

/** The case that stands open over its list, in the URL; the list under it stays. */
export function useAbierta() {
  const [params, setParams] = useSearchParams()
  const wayOn = useWayOn()
  const abierta = idIn(params, PARAM)
  const now = useRef({ params, abierta })
  now.current = { params, abierta }
  return {
    abierta,
    abrir: (autorizacionId: number) => {
      const next = new URLSearchParams(params)
      next.set(PARAM, String(autorizacionId))
      setParams(next, { replace: true, preventScrollReset: true })
    },
    /** Only that case: whoever has gone on to another stays there. */
    cerrar: () => {
      if (now.current.abierta !== abierta) return
      const without = new URLSearchParams(now.current.params)
      without.delete(PARAM)
      void wayOn(`?${without}`, { replace: true, preventScrollReset: true })
    },
  }
}

/** The address of a case over the list that is looked at. */
export function useAbrir(): (autorizacionId: number) => string {
  const { pathname, search } = useLocation()
  return (autorizacionId) => {
    const params = new URLSearchParams(search)
    params.set(PARAM, String(autorizacionId))
    return `${pathname}?${params}`
  }
}
