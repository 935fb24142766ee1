import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { Pactada } from './components/pactada.tsx'
import { useResumenCompensado } from './queries.ts'

export const titulo = 'Resumen Cotización Pactada'

/** What one of a pair gives and the other receives, while it can be changed. */
export function PactadaAbierta({ prospectoId }: { readonly prospectoId: number }) {
  const resumen = useResumenCompensado(prospectoId)
  return (
    <LoadedPage title={titulo} of={resumen} failure={compensacionMessages.resumenFailed.text}>
      {(found) => <Pactada title={titulo} resumen={found} />}
    </LoadedPage>
  )
}
