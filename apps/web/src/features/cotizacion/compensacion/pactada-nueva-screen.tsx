import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { Navigate } from 'react-router'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { ledFromHere } from '../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../lib/routes.ts'
import { EnLaActualizacion } from '../../../lib/sale/lugar.tsx'
import { useSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { PactadaAbierta, titulo } from './pactada-abierta.tsx'

/** /resumen-cotizacion-pactadanew (spec 2 §2): what an open update would have the two of a pair give and receive. */
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
          <Navigate
            to={goTo(seCotiza ? 'preliminarPlannew' : 'resumenPlan', { prospectoId })}
            replace
            state={ledFromHere()}
          />
        )
      }
    </LoadedPage>
  )
}
