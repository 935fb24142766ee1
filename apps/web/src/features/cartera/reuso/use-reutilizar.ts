import { useCallback, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const PARAM = 'reutilizar'

/** What the list has noted in the entry of the history that is open, past the router. */
const anotado = () => (window.history.state as { usr?: unknown } | null)?.usr

/**
 * Whose DS is being reused, over the list. It stands in the URL, beside the list's filters, so that a reload and "back"
 * hold; what the list keeps in the history stays there. `reutilizar` is always the same: cards do not draw for it.
 */
export function useReutilizar() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const change = (prospectoId: number | null) => {
    const next = new URLSearchParams(params)
    if (prospectoId === null) next.delete(PARAM)
    else next.set(PARAM, String(prospectoId))
    setParams(next, { replace: prospectoId === null, preventScrollReset: true, state: anotado() ?? state })
  }
  const latest = useRef(change)
  latest.current = change
  const reutilizar = useCallback((prospectoId: number) => latest.current(prospectoId), [])
  const asked = Number(params.get(PARAM))
  return {
    prospectoId: Number.isSafeInteger(asked) && asked > 0 ? asked : null,
    reutilizar,
    cerrar: () => change(null),
  }
}
