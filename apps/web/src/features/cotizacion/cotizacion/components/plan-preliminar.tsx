import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { type Opcion, useSeleccionado } from '../queries.ts'
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
  return (
    <LoadedPage title={title} of={seleccionado} failure={planesMessages.planesFailed.text}>
      {(guardado) => <PlanElegido {...{ title, prospectoId, opciones, guardado, onBorrada }} />}
    </LoadedPage>
  )
}
