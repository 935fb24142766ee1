import { useCallback, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'

const PARAM = 'reutilizar'
const COPIA = 'copia'

const idDe = (escrito: string | null): number | null => {
  const id = Number(escrito)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** State that the list keeps in the current history entry, read without the router. */
const anotado = () => (window.history.state as { usr?: unknown } | null)?.usr

/**
 * DS being reused, over the list. The URL holds it beside the filters, so that a reload and the back button keep it.
 * Later the URL also holds the new sale. The list's state in the history is kept. `reuse` has a stable identity,
 * so that cards do not render again.
 */
export function useReutilizar() {
  const [params, setParams] = useSearchParams()
  const wayOn = useWayOn()
  const { state } = useLocation()
  const to = (prospectoId: number | null, copiaId: number | null = null) => {
    const next = new URLSearchParams(params)
    for (const [param, id] of [
      [PARAM, prospectoId],
      [COPIA, copiaId],
    ] as const) {
      if (id === null) next.delete(param)
      else next.set(param, String(id))
    }
    return next
  }
  const how = (replace: boolean) => ({ replace, preventScrollReset: true, state: anotado() ?? state })
  const prospectoId = idDe(params.get(PARAM))
  const latest = useRef({ to, how, setParams, prospectoId })
  latest.current = { to, how, setParams, prospectoId }
  const reuse = useCallback((id: number) => {
    const now = latest.current
    now.setParams(now.to(id), now.how(false))
  }, [])
  return {
    prospectoId,
    copiaId: idDe(params.get(COPIA)),
    reuse,
    /** Opens the copy only while its DS is still on screen: a user who went back meanwhile stays there. */
    openCopia: (copiaId: number) => {
      const now = latest.current
      if (now.prospectoId === prospectoId) void wayOn(`?${now.to(prospectoId, copiaId)}`, now.how(true))
    },
    close: () => setParams(to(null), how(true)),
  }
}
