import { useLocation, useSearchParams } from 'react-router'

const PARAM = 'autorizacionId'

/** The case that stands open over its list, in the URL; the list under it stays. */
export function useAbierta() {
  const [params, setParams] = useSearchParams()
  const text = params.get(PARAM)
  const without = new URLSearchParams(params)
  without.delete(PARAM)
  return {
    abierta: text && /^\d{1,15}$/.test(text) ? Number(text) : null,
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
