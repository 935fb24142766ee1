import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { LeadOn } from '../../../lib/browser/lead-on.tsx'
import { goTo } from '../../../lib/routes.ts'
import { EnLaActualizacion } from '../../../lib/sale/lugar.tsx'
import { useSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { useVenta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Authorized } from './authorized.tsx'

/** /preliminar-plannew (spec 2 §2): quote of an open update; without an update, the screens of the sale. */
export function PlanNuevoScreen() {
  const { prospectoId: id } = useIds()
  const venta = useVenta(id)
  const datos = useSuActualizacion(id)
  // whether it is one of a pair is known before anything can be pressed
  return (
    <LoadedPage title="Cotizar Plan" of={venta} failure={prospectoMessages.etapaFailed.text}>
      {() => (
        <LoadedPage title="Cotizar Plan" of={datos} failure={antecedentesMessages.datosFailed.text}>
          {({ seCotiza, etapa, prospectoId }) =>
            seCotiza ? (
              <EnLaActualizacion>
                <Authorized prospectoId={prospectoId} />
              </EnLaActualizacion>
            ) : (
              <LeadOn to={goTo(etapa === 'prospecto' ? 'preliminarPlan' : 'resumenPlan', { prospectoId })} />
            )
          }
        </LoadedPage>
      )}
    </LoadedPage>
  )
}
