import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FiltrosDeLista, NombreBuscado } from './filtros-de-lista.ts'

/**
 * Filters and dates live in the URL, the words of the search in history.state: all of them survive reload and the back
 * button, and no name is ever in a URL. `leer` and `enUrl` are the two ways between a URL and the filters.
 */
export function useFiltrosEnUrl<F extends FiltrosDeLista>(
  leer: (params: URLSearchParams, palabras?: NombreBuscado) => F,
  enUrl: (filtros: F) => string,
): readonly [F, (change: Partial<F>) => void] {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const palabras = (state as { readonly palabras?: NombreBuscado } | null)?.palabras
  const filtros = useMemo(() => leer(new URLSearchParams(search), palabras), [leer, search, palabras])
  const change = (part: Partial<F>) => {
    const next = { ...filtros, ...part }
    const { nombre, paterno, materno } = next
    const kept = { palabras: { nombre, paterno, materno } }
    void navigate({ search: enUrl(next) }, { replace: true, preventScrollReset: true, state: kept })
  }
  return [filtros, change]
}
