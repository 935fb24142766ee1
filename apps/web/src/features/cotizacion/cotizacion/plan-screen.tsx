import { autorizacionesMessages } from '@alerce/contract/messages/postulacion/autorizaciones'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { bloqueoDeCotizacion } from '@alerce/domain/postulacion/autorizacion'
import { Navigate } from 'react-router'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useAutorizacion } from '../../../lib/sale/autorizacion.ts'
import { useVenta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { SinAutorizacion } from './components/sin-autorizacion.tsx'
import { Quoting } from './quoting.tsx'

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

/** Where a quote goes on: to what the two of a pair compensate, or to the summary of a confirmed plan. */
const siguiente = (etapa: string, prospectoId: number) =>
  goTo(etapa === 'resumenCotizacionCompensado' ? 'resumenCotizacionPactada' : 'resumenPlan', { prospectoId })

/** Nothing is quoted while an authorization waits or was rejected (spec 2 §2). */
function Authorized({ prospectoId }: { readonly prospectoId: number }) {
  const autorizacion = useAutorizacion(prospectoId)
  return (
    <LoadedPage title="Cotizar Plan" of={autorizacion} failure={autorizacionesMessages.estadoFailed.text}>
      {({ PSA_ESTADO, PSA_OBSERVACION_RESPUESTA }) => {
        const bloqueo = bloqueoDeCotizacion(PSA_ESTADO, PSA_OBSERVACION_RESPUESTA)
        if (bloqueo) return <SinAutorizacion prospectoId={prospectoId} bloqueo={bloqueo} />
        return <Quoting prospectoId={prospectoId} />
      }}
    </LoadedPage>
  )
}
