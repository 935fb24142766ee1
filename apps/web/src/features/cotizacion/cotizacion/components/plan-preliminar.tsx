import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { type Opcion, useBusqueda, useSeleccionado } from '../queries.ts'
import { PlanElegido } from './plan-elegido.tsx'

const title = 'Plan Preliminar'

interface PlanPreliminarProps {
  readonly prospectoId: number
  /** At least one, at most four. */
  readonly opciones: readonly Opcion[]
  readonly onBorrada: () => void
}

/** 'Plan Preliminar' (spec 2 §2): the plans on offer and what has been chosen of them. */
export function PlanPreliminar({ prospectoId, opciones, onBorrada }: PlanPreliminarProps) {
  const seleccionado = useSeleccionado(prospectoId)
  // what they were looked for by stands over the plans: coming after them, it would move them from under the hand
  const { isFetched } = useBusqueda(prospectoId)
  const of = isFetched ? seleccionado : { ...seleccionado, data: undefined }
  return (
    <LoadedPage title={title} of={of} failure={planesMessages.planesFailed.text}>
      {(guardado) => <PlanElegido {...{ title, prospectoId, opciones, guardado, onBorrada }} />}
    </LoadedPage>
  )
}
