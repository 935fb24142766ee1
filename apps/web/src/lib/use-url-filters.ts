import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FiltrosDeLista, NombreBuscado } from './filtros-de-lista.ts'
import { useLidera } from './session/use-lock.ts'

/**
 * Filters and dates live in the URL, the words of the search in history.state: all of them survive reload and the back
 * button, and no name is ever in a URL. `read` and `toUrl` are the two ways between a URL and the filters.
 */
export function useUrlFilters<F extends FiltrosDeLista>(
  read: (params: URLSearchParams, words?: NombreBuscado) => F,
  toUrl: (filtros: F) => string,
): readonly [F, (change: Partial<F>) => void] {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const words = (state as { readonly palabras?: NombreBuscado } | null)?.palabras
  const lidera = useLidera()
  const found = useMemo(() => read(new URLSearchParams(search), words), [read, search, words])
  // one's own portfolio has no other advisor to choose
  const filtros = useMemo(() => (lidera ? found : { ...found, asesor: null }), [lidera, found])
  const change = (part: Partial<F>) => {
    const next = { ...filtros, ...part }
    const { nombre, paterno, materno } = next
    const kept = { palabras: { nombre, paterno, materno } }
    void navigate({ search: toUrl(next) }, { replace: true, preventScrollReset: true, state: kept })
  }
  return [filtros, change]
}
