import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { LoadedPage } from '../../components/layout/loaded-page.tsx'
import { useIds } from '../../lib/use-ids.ts'
import { AntecedentesForm } from './components/antecedentes-form.tsx'
import { useDatos } from './queries.ts'

const title = 'Antecedentes del postulante'

/** /postulant-data: the applicant's data and employers (spec 2 §2). */
export function AntecedentesScreen() {
  const datos = useDatos(useIds().prospectoId)
  return (
    <LoadedPage title={title} of={datos} failure={antecedentesMessages.datosFailed.text}>
      {(saved) => <AntecedentesForm title={title} datos={saved} />}
    </LoadedPage>
  )
}
