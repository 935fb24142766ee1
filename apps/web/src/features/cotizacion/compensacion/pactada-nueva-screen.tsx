import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { LeadOn } from '../../../lib/browser/lead-on.tsx'
import { goTo } from '../../../lib/routes.ts'
import { EnLaActualizacion } from '../../../lib/sale/lugar.tsx'
import { useSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Pactada } from './pactada.tsx'
import { useResumenCompensado } from './queries.ts'

export const titulo = 'Resumen Cotización Pactada'

/** Agreed compensation of a pair, while it can be changed. */
export function PactadaAbierta({ prospectoId }: { readonly prospectoId: number }) {
  const resumen = useResumenCompensado(prospectoId)
  return (
    <LoadedPage title={titulo} of={resumen} failure={compensacionMessages.resumenFailed.text}>
      {(found) => <Pactada title={titulo} resumen={found} />}
    </LoadedPage>
  )
}

/** /resumen-cotizacion-pactadanew (spec 2 §2): compensation of a pair in an open update. */
export function PactadaNuevaScreen() {
  const datos = useSuActualizacion(useIds().prospectoId)
  return (
    <LoadedPage title={titulo} of={datos} failure={antecedentesMessages.datosFailed.text}>
      {({ seCotiza, esCompensado, prospectoId }) =>
        seCotiza && esCompensado ? (
          <EnLaActualizacion>
            <PactadaAbierta prospectoId={prospectoId} />
          </EnLaActualizacion>
        ) : (
          <LeadOn to={goTo(seCotiza ? 'preliminarPlannew' : 'resumenPlan', { prospectoId })} />
        )
      }
    </LoadedPage>
  )
}
