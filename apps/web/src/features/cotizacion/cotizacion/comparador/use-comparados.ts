import { maximoAComparar } from '@alerce/domain/cotizacion/comparacion'
import { useSearchParams } from 'react-router'

/** The plans of the address, in their order; those that are none are left out. */
function planesDe(texto: string | null): number[] {
  const ids = (texto ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maximoAComparar)
}

/** Which plans are side by side: they stand in the address, so that a reload and a link keep them. */
export function useComparados() {
  const [params, setParams] = useSearchParams()
  const planes = planesDe(params.get('planes'))
  const put = (next: readonly number[]) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('planes', next.join(','))
        return after
      },
      { replace: true },
    )
  return {
    planes,
    lleno: planes.length === maximoAComparar,
    agregar: (id: number) => put([...planes, id]),
    quitar: (id: number) => put(planes.filter((other) => other !== id)),
  }
}
