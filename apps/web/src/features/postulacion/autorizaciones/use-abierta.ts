import { useLocation, useSearchParams } from 'react-router'
import { idIn } from '../../../lib/use-ids.ts'

const PARAM = 'autorizacionId'

/** The case that stands open over its list, in the URL; the list under it stays. */
export function useAbierta() {
  const [params, setParams] = useSearchParams()
  const without = new URLSearchParams(params)
  without.delete(PARAM)
  return {
    abierta: idIn(params, PARAM),
    abrir: (autorizacionId: number) => {
      const next = new URLSearchParams(params)
      next.set(PARAM, String(autorizacionId))
      setParams(next, { replace: true, preventScrollReset: true })
    },
    cerrar: () => setParams(without, { replace: true, preventScrollReset: true }),
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
