import { useCallback, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const PARAM = 'reutilizar'
const COPIA = 'copia'

const idDe = (escrito: string | null): number | null => {
  const id = Number(escrito)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** What the list has noted in the entry of the history that is open, past the router. */
const anotado = () => (window.history.state as { usr?: unknown } | null)?.usr

/**
 * Whose DS is being reused, over the list. It stands in the URL, beside the list's filters, so that a reload and "back"
 * hold, and so does the sale that reuses it, once it is there; what the list keeps in the history stays there.
 * `reutilizar` is always the same: cards do not draw for it.
 */
export function useReutilizar() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const change = (prospectoId: number | null, copiaId: number | null = null) => {
    const next = new URLSearchParams(params)
    for (const [param, id] of [
      [PARAM, prospectoId],
      [COPIA, copiaId],
    ] as const) {
      if (id === null) next.delete(param)
      else next.set(param, String(id))
    }
    const replace = prospectoId === null || copiaId !== null
    setParams(next, { replace, preventScrollReset: true, state: anotado() ?? state })
  }
  const latest = useRef(change)
  latest.current = change
  const reutilizar = useCallback((prospectoId: number) => latest.current(prospectoId), [])
  const prospectoId = idDe(params.get(PARAM))
  return {
    prospectoId,
    copiaId: idDe(params.get(COPIA)),
    reutilizar,
    abrirCopia: (copiaId: number) => change(prospectoId, copiaId),
    cerrar: () => change(null),
  }
}
