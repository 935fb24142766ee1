import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { Navigate } from 'react-router'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useVenta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Authorized } from './authorized.tsx'

/** /preliminar-plan (spec 2 §2 Plan quoting): the quote under way, or the summary once a plan is confirmed. */
export function PlanScreen() {
  const { prospectoId } = useIds()
  const venta = useVenta(prospectoId)
  return (
    <LoadedPage title="Cotizar Plan" of={venta} failure={prospectoMessages.etapaFailed.text}>
      {({ etapa, prospectoId: id }) =>
        etapa === 'prospecto' ? <Authorized prospectoId={id} /> : <Navigate to={siguiente(etapa, id)} replace />
      }
    </LoadedPage>
  )
}

/** Path after a quote: the compensation of a pair, or the summary of a confirmed plan. */
const siguiente = (etapa: string, prospectoId: number) =>
  goTo(etapa === 'resumenCotizacionCompensado' ? 'resumenCotizacionPactada' : 'resumenPlan', { prospectoId })
