import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { LeadOn } from '../../../lib/browser/lead-on.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useVenta, type Venta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Resumen } from './components/resumen.tsx'
import { useResumen } from './queries.ts'

const title = 'Resumen plan'

/** /resumen-plan: the confirmed plan, and the button that generates the declaration (spec 2 §2). */
export function ResumenScreen() {
  const venta = useVenta(useIds().prospectoId)
  return (
    <LoadedPage title={title} of={venta} failure={prospectoMessages.etapaFailed.text}>
      {(sale) => {
        const { etapa, prospectoId } = sale
        // of a pair that still compensates, the summary is that of both
        if (etapa === 'resumenCotizacionCompensado')
          return <LeadOn to={goTo('resumenCotizacionPactada', { prospectoId })} />
        return etapa === 'prospecto' ? <NotConfirmed venta={sale} /> : <Confirmed venta={sale} />
      }}
    </LoadedPage>
  )
}

interface SaleProps {
  readonly venta: Venta
}

function Confirmed({ venta }: SaleProps) {
  const resumen = useResumen(venta.prospectoId)
  return (
    <LoadedPage title={title} of={resumen} failure={planesMessages.resumenFailed.text}>
      {(plan) => <Resumen title={title} venta={venta} plan={plan} />}
    </LoadedPage>
  )
}

function NotConfirmed({ venta: { prospectoId } }: SaleProps) {
  return (
    <Page title={title}>
      <Empty title="El plan todavía no está confirmado">
        <p>El resumen aparece al confirmar un plan en la cotización.</p>
        <ButtonLink kind="primary" to={goTo('preliminarPlan', { prospectoId })}>
          Ir a Cotizar Plan
        </ButtonLink>
      </Empty>
    </Page>
  )
}
