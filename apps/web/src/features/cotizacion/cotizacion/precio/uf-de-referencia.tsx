import { Notice } from '../../../../components/feedback/notice.tsx'
import type { LimitesDeRenta } from '../queries.ts'

/** Said loudly where prices are worked out: no UF was published for today, and pesos rest on an older one. */
export function UfDeReferencia({ uf: { fecha, referencia } }: Pick<LimitesDeRenta, 'uf'>) {
  if (!referencia) return null
  return (
    <Notice>
      No hay una UF cargada para hoy: los pesos se calculan con la del {fecha} y pueden cambiar. Avise a administración.
    </Notice>
  )
}
