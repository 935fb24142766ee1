import { type OrdenDeBandeja, ordenesDeBandeja } from '@alerce/domain/mesa/pendientes'
import { useSearchParams } from 'react-router'
import type { Column } from '../../../../components/values/data-table.tsx'

const INVERSO = '-'

/** Order of the pending matters, in the URL: `?orden=asesor`, `?orden=-asesor`. */
export function useOrden() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('orden') ?? ''
  const inverso = asked.startsWith(INVERSO)
  const orden = ordenesDeBandeja.find((one) => one === asked.replace(INVERSO, '')) ?? 'urgencia'
  const choose = (next: OrdenDeBandeja) => {
    const turned = next === orden && !inverso
    const to = new URLSearchParams(params)
    if (next === 'urgencia' && !turned) to.delete('orden')
    else to.set('orden', `${turned ? INVERSO : ''}${next}`)
    setParams(to, { replace: true, preventScrollReset: true })
  }
  /** The head of a column that orders by that. */
  const column = (title: string, by: OrdenDeBandeja): Column => {
    const direction = inverso ? ('desc' as const) : ('asc' as const)
    return { title, sort: { direction: by === orden ? direction : null, onSort: () => choose(by) } }
  }
  return { orden, inverso, column }
}

export type Orden = ReturnType<typeof useOrden>
