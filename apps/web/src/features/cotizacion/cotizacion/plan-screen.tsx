import { autorizacionesMessages } from '@alerce/contract/messages/postulacion/autorizaciones'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { bloqueoDeCotizacion } from '@alerce/domain/postulacion/autorizacion'
import { Navigate } from 'react-router'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useAutorizacion } from '../../../lib/sale/autorizacion.ts'
import { useVenta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { EnPareja } from './components/en-pareja.tsx'
import { SinAutorizacion } from './components/sin-autorizacion.tsx'
import { Quoting } from './quoting.tsx'

/** /preliminar-plan (spec 2 §2 Plan quoting): the quote under way, or the summary once a plan is confirmed. */
export function PlanScreen() {
  const { prospectoId } = useIds()
  const venta = useVenta(prospectoId)
  return (
    <LoadedPage title="Cotizar Plan" of={venta} failure={prospectoMessages.etapaFailed.text}>
      {({ etapa, prospectoId: id, tipoPlan }) =>
        etapa === 'prospecto' ? (
          <Open prospectoId={id} enPareja={tipoPlan === 'S'} />
        ) : (
          <Navigate to={goTo('resumenPlan', { prospectoId: id })} replace />
        )
      }
    </LoadedPage>
  )
}

/** Still to be quoted: alone, or not at all as one of a pair. */
function Open({ prospectoId, enPareja }: { readonly prospectoId: number; readonly enPareja: boolean }) {
  return enPareja ? <EnPareja prospectoId={prospectoId} /> : <Authorized prospectoId={prospectoId} />
}

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
