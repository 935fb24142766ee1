import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { ReactNode } from 'react'
import { Paged } from '../../../../components/feedback/paged.tsx'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { usePages } from '../../../../lib/use-pages.ts'

/** Reads of the desk by pages. */
type LecturaDeMesa =
  | 'obtenerFirmas'
  | 'obtenerPrimerosPagos'
  | 'obtenerIrregularidades'
  | 'obtenerMandatos'
  | 'obtenerRechazos'
  | 'obtenerDevoluciones'

/** Polling interval of an open list, besides the live events. */
export const NET_MS = 60_000

/** Reads a list of the desk page by page, live. */
export function porPaginas<N extends LecturaDeMesa>(name: N, filter: PayloadOf<N>, failure: string) {
  type Fila = ReplyOf<N>['filas'][number]
  return function Filas({ children }: { readonly children: (filas: readonly Fila[]) => ReactNode }) {
    useLive(name)
    return (
      <Paged of={usePages(name, filter, { everyMs: NET_MS })} failure={failure}>
        {(pages) => children(pages.flatMap(({ filas }) => filas as Fila[]))}
      </Paged>
    )
  }
}

interface DecisionProps {
  readonly of: {
    readonly resuelto: string | null
    readonly resueltoPor: string | null
    readonly motivo: string | null
  }
}

/** Decision of the desk: instant, author and reason. */
export const Decision = ({ of: { resuelto, resueltoPor, motivo } }: DecisionProps) => (
  <span>
    {resuelto && fechaYHora(resuelto)}
    <small>por {resueltoPor}</small>
    {motivo && <small>{motivo}</small>}
  </span>
)
