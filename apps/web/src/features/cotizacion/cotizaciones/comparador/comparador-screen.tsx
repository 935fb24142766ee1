import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useSearchParams } from 'react-router'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { EnLaActualizacion } from '../../../../lib/sale/lugar.tsx'
import { useVenta } from '../../../../lib/sale/venta.ts'
import { useIds } from '../../../../lib/use-ids.ts'
import { Comparador } from './comparador.tsx'

/** /comparador: up to four plans side by side, to be looked at together with the client; of a sale or of its update. Ours. */
export function ComparadorScreen() {
  const venta = useVenta(useIds().prospectoId)
  const [params] = useSearchParams()
  return (
    <LoadedPage title="Comparar planes" of={venta} failure={prospectoMessages.etapaFailed.text}>
      {({ prospectoId, etapa }) =>
        params.get('actualiza') === 'true' ? (
          <EnLaActualizacion>
            <Comparador prospectoId={prospectoId} abierta />
          </EnLaActualizacion>
        ) : (
          <Comparador prospectoId={prospectoId} abierta={etapa === 'prospecto'} />
        )
      }
    </LoadedPage>
  )
}
