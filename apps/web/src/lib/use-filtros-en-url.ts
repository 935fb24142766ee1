import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FiltrosDeLista, NombreBuscado } from './filtros-de-lista.ts'
import { useLidera } from './session/use-lock.ts'

interface DeAlguien {
  /** Of the team that one leads; null: all of it. */
  readonly asesor: number | null
}

/**
 * Filters and dates live in the URL, the words of the search in history.state: all of them survive reload and the back
 * button, and no name is ever in a URL. `leer` and `enUrl` are the two ways between a URL and the filters.
 */
export function useFiltrosEnUrl<F extends FiltrosDeLista & DeAlguien>(
  leer: (params: URLSearchParams, palabras?: NombreBuscado) => F,
  enUrl: (filtros: F) => string,
): readonly [F, (change: Partial<F>) => void] {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const palabras = (state as { readonly palabras?: NombreBuscado } | null)?.palabras
  const lidera = useLidera()
  const leidos = useMemo(() => leer(new URLSearchParams(search), palabras), [leer, search, palabras])
  // of one's own portfolio there is nobody to choose
  const filtros = useMemo(() => (lidera ? leidos : { ...leidos, asesor: null }), [lidera, leidos])
  const change = (part: Partial<F>) => {
    const next = { ...filtros, ...part }
    const { nombre, paterno, materno } = next
    const kept = { palabras: { nombre, paterno, materno } }
    void navigate({ search: enUrl(next) }, { replace: true, preventScrollReset: true, state: kept })
  }
  return [filtros, change]
}
