import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { useVenta } from '../../../lib/sale/venta.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { AntecedentesForm } from './components/antecedentes-form.tsx'
import { useDatos } from './queries.ts'

const title = 'Antecedentes del postulante'

/** /postulant-data: the applicant's data and employers (spec 2 §2). */
export function AntecedentesScreen() {
  const { prospectoId } = useIds()
  const venta = useVenta(prospectoId)
  const datos = useDatos(prospectoId)
  return (
    <LoadedPage title={title} of={venta} failure={prospectoMessages.datosFailed.text}>
      {(sale) => (
        <LoadedPage title={title} of={datos} failure={antecedentesMessages.datosFailed.text}>
          {(saved) => <AntecedentesForm title={title} datos={saved} venta={sale} />}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}
