import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { enUrl, type Filtros, filtrosDe } from './filtros.ts'
import type { Huella } from './huella.ts'

/**
 * Filters and dates live in the URL, the words of the search in history.state: all of them survive reload and the back
 * button, and no name is ever in a URL.
 */
export function useFiltros(): readonly [Filtros, (change: Partial<Filtros>) => void] {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const palabras = (state as Huella | null)?.palabras
  const filtros = useMemo(() => filtrosDe(new URLSearchParams(search), palabras), [search, palabras])
  const change = (part: Partial<Filtros>) => {
    const next = { ...filtros, ...part }
    const { nombre, paterno, materno } = next
    const huella: Huella = { palabras: { nombre, paterno, materno } }
    void navigate({ search: enUrl(next) }, { replace: true, preventScrollReset: true, state: huella })
  }
  return [filtros, change]
}
