import { planesMessages } from '@alerce/contract/messages/planes'
import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import { Navigate } from 'react-router'
import { LoadedPage } from '../../components/layout/loaded-page.tsx'
import { goTo } from '../../lib/routes.ts'
import { useVenta } from '../../lib/sale/venta.ts'
import { useIds } from '../../lib/use-ids.ts'
import { CotizarPlan } from './components/cotizar-plan.tsx'
import { PlanPreliminar } from './components/plan-preliminar.tsx'
import { useOpciones } from './queries.ts'

/** /preliminar-plan (spec 2 §2 Plan quoting): the quote under way, or the summary once a plan is confirmed. */
export function PlanScreen() {
  const { prospectoId } = useIds()
  const venta = useVenta(prospectoId)
  return (
    <LoadedPage title="Cotizar Plan" of={venta} failure={prospectoMessages.etapaFailed.text}>
      {({ etapa, prospectoId: id }) =>
        etapa === 'prospecto' ? (
          <Quoting prospectoId={id} />
        ) : (
          <Navigate to={goTo('resumenPlan', { prospectoId: id })} replace />
        )
      }
    </LoadedPage>
  )
}

/** What was asked for suggests plans: one of them is chosen here. Nothing yet, or nothing found: it is asked. */
function Quoting({ prospectoId }: { readonly prospectoId: number }) {
  const opciones = useOpciones(prospectoId)
  return (
    <LoadedPage title="Cotizar Plan" of={opciones} failure={planesMessages.planesFailed.text}>
      {(found) =>
        found.length > 0 ? (
          <PlanPreliminar prospectoId={prospectoId} opciones={found} />
        ) : (
          <CotizarPlan prospectoId={prospectoId} />
        )
      }
    </LoadedPage>
  )
}
