import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { Navigate } from 'react-router'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useVenta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { PactadaAbierta, titulo } from './pactada-nueva-screen.tsx'

/** /resumen-cotizacion-pactada (spec 2 §2): compensation of a pair until it is confirmed. */
export function PactadaScreen() {
  const { prospectoId } = useIds()
  const venta = useVenta(prospectoId)
  return (
    <LoadedPage title={titulo} of={venta} failure={prospectoMessages.etapaFailed.text}>
      {({ etapa, prospectoId: id }) => {
        if (etapa === 'prospecto') return <Navigate to={goTo('preliminarPlan', { prospectoId: id })} replace />
        if (etapa !== 'resumenCotizacionCompensado')
          return <Navigate to={goTo('resumenPlan', { prospectoId: id })} replace />
        return <PactadaAbierta prospectoId={id} />
      }}
    </LoadedPage>
  )
}
