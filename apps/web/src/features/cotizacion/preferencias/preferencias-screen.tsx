import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useVenta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Preferencias } from './preferencias.tsx'
import { useBeneficiarios, useDatos } from './queries.ts'
import { empleadoresDe } from './use-preferencias.ts'

const title = 'Preferencias'

/** /preferences: incomes and family group before the quote (spec 2 §2). */
export function PreferenciasScreen() {
  const { prospectoId } = useIds()
  const venta = useVenta(prospectoId)
  const datos = useDatos(prospectoId)
  const beneficiarios = useBeneficiarios(prospectoId)
  return (
    <LoadedPage title={title} of={venta} failure={prospectoMessages.datosFailed.text}>
      {(sale) => (
        <LoadedPage title={title} of={datos} failure={antecedentesMessages.datosFailed.text}>
          {(data) => (
            <LoadedPage title={title} of={beneficiarios} failure={beneficiariosMessages.readFailed.text}>
              {(group) =>
                data.empleadores.length === 0 ? (
                  <SinAntecedentes prospectoId={data.prospectoId} />
                ) : (
                  <Preferencias
                    key={empleadoresDe(data)}
                    title={title}
                    venta={sale}
                    datos={data}
                    beneficiarios={group}
                  />
                )
              }
            </LoadedPage>
          )}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}

/** Notice of a missing income: it is typed with the rest of the applicant's data. */
function SinAntecedentes({ prospectoId }: { readonly prospectoId: number }) {
  return (
    <Page title={title}>
      <Empty title="Todavía no hay rentas">
        <p>{cotizacionMessages.antecedentesIncompletos.text}</p>
        <ButtonLink kind="primary" to={goTo('postulantData', { prospectoId })}>
          Ir a Antecedentes
        </ButtonLink>
      </Empty>
    </Page>
  )
}
