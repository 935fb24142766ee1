import { pideTodo } from '@alerce/contract/fichas/contrato/reglas-contractual'
import { contractualRules, revisaContractual } from '@alerce/contract/forms/contrato/contractual'
import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import { useNavigate } from 'react-router'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { ApiRefusal } from '../../../lib/api/errors.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import { type Contractual, toForm, toPayload } from './components/contractual-form.ts'
import { ContractualPage } from './components/contractual-page.tsx'
import { MandatoSabido } from './components/mandato-sabido.tsx'
import { useContractual, useIngresar, useIngresarPropio } from './queries.ts'

const title = 'Datos contractuales pendientes'

/** /documentos: pending contractual data (spec 2 §2). */
export function DocumentosScreen() {
  return (
    <WithDeclaracion title={title} from="dsFinalizada">
      {(ds) => <Reading ds={ds} />}
    </WithDeclaracion>
  )
}

function Reading({ ds }: { readonly ds: Declaracion }) {
  const contractual = useContractual(ds.prospectoId)
  return (
    <LoadedPage title={title} of={contractual} failure={contractualMessages.readFailed.text}>
      {(saved) => (
        <MandatoSabido title={title} ds={ds} saved={saved}>
          <Editing ds={ds} saved={saved} />
        </MandatoSabido>
      )}
    </LoadedPage>
  )
}

function Editing({ ds, saved }: { readonly ds: Declaracion; readonly saved: Contractual }) {
  const ingresar = useIngresar()
  const ingresarPropio = useIngresarPropio()
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const form = useAlerceForm({
    name: `contractual:${ds.prospectoId}`,
    initial: toForm(saved),
    rules: contractualRules,
  })
  const save = form.submit(async (values) => {
    const problem = revisaContractual(values, saved.totalCotizacionPagar)
    if (problem) throw new ApiRefusal({ status: problem.status, codigo: problem.code, descripcion: problem.text })
    const { mutateAsync } = saved.datosEmpleador.every(pideTodo) ? ingresar : ingresarPropio
    await mutateAsync(toPayload(values, saved))
    await navigate(goTo('resumenCotizacion', ds.ids))
  }, tellFailure(contractualMessages.saveFailed.text))
  return <ContractualPage ds={ds} title={title} form={form} saved={saved} onSave={save} />
}
