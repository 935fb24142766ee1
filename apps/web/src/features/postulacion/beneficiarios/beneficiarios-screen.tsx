import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { useVenta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { Grupo } from './components/grupo.tsx'
import { useBeneficiarios, useNacimientoDelTitular } from './queries.ts'

const title = 'Beneficiarios'

/** /prospect-beneficiaries: insured people besides the holder (spec 2 §2). */
export function BeneficiariosScreen() {
  const { prospectoId } = useIds()
  const venta = useVenta(prospectoId)
  const beneficiarios = useBeneficiarios(prospectoId)
  const titular = useNacimientoDelTitular(prospectoId)
  return (
    <LoadedPage title={title} of={venta} failure={prospectoMessages.datosFailed.text}>
      {(sale) => (
        <LoadedPage title={title} of={beneficiarios} failure={beneficiariosMessages.readFailed.text}>
          {(guardados) => <Grupo title={title} venta={sale} guardados={guardados} titular={titular} />}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}
