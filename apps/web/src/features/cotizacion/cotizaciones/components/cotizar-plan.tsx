import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { useBusqueda, useDatos, useLimites, useRango } from '../queries.ts'
import { SinCotizar } from '../sin-cotizar.tsx'
import { Cotizar } from './cotizar.tsx'

const title = 'Cotizar Plan'

interface CotizarPlanProps {
  readonly prospectoId: number
}

/** 'Cotizar Plan' (spec 2 §2): needs the applicant's income, the saved range and the applicant's region. */
export function CotizarPlan({ prospectoId }: CotizarPlanProps) {
  const limites = useLimites(prospectoId)
  const rango = useRango(prospectoId)
  const busqueda = useBusqueda(prospectoId)
  const datos = useDatos(prospectoId)
  if (isRefusal(limites.error, 422)) return <SinCotizar prospectoId={prospectoId} por={limites.error} />
  return (
    <LoadedPage title={title} of={limites} failure={cotizacionMessages.rentaFailed.text}>
      {(income) => (
        <LoadedPage title={title} of={rango} failure={cotizacionMessages.rangoReadFailed.text}>
          {(range) => (
            <LoadedPage title={title} of={busqueda} failure={planesMessages.busquedaFailed.text}>
              {(search) => (
                <LoadedPage title={title} of={datos} failure={antecedentesMessages.datosFailed.text}>
                  {({ codigoRegion: region }) => (
                    <Cotizar
                      title={title}
                      prospectoId={prospectoId}
                      partida={{ limites: income, rango: range, busqueda: search, region }}
                    />
                  )}
                </LoadedPage>
              )}
            </LoadedPage>
          )}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}
