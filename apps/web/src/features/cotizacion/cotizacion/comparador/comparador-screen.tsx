import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { useVenta } from '../../../../lib/sale/venta.ts'
import { useIds } from '../../../../lib/use-ids.ts'
import { Comparador } from './comparador.tsx'

/** /comparador: up to four plans side by side, to be looked at together with the client. Ours. */
export function ComparadorScreen() {
  const venta = useVenta(useIds().prospectoId)
  return (
    <LoadedPage title="Comparar planes" of={venta} failure={prospectoMessages.etapaFailed.text}>
      {({ prospectoId, etapa }) => <Comparador prospectoId={prospectoId} abierta={etapa === 'prospecto'} />}
    </LoadedPage>
  )
}
