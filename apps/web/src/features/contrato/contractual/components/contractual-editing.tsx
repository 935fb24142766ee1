import { contractualRules, revisaContractual } from '@alerce/contract/forms/contrato/contractual'
import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import type { ReactNode } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { SkeletonForm } from '../../../../components/feedback/skeletons.tsx'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { ApiRefusal } from '../../../../lib/api/errors.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useRead } from '../../../../lib/use-call.ts'
import { type ActoContractual, useContractual, useGuardar } from '../queries.ts'
import { pideMandato } from './aviso-de-mandato.tsx'
import { type Contractual, toForm, toPayload } from './contractual-form.ts'
import { ContractualPage } from './contractual-page.tsx'

interface ContractualEditingProps {
  readonly ds: Declaracion
  readonly title: string
  readonly acto: ActoContractual
}

interface MandatoSabidoProps {
  readonly title: string
  readonly ds: Declaracion
  readonly saved: Contractual
  readonly children: ReactNode
}

/** Reads the mandate before the form is drawn: a later notice would move the form. */
function MandatoSabido({ title, ds: { identificador }, saved, children }: MandatoSabidoProps) {
  const asked = { dsw_correl: identificador }
  const { isLoading } = useRead('obtenerEstadoSuscripcion', asked, { enabled: pideMandato(saved) })
  if (!isLoading) return children
  return (
    <Page title={title}>
      <SkeletonForm />
    </Page>
  )
}

/** The contractual data of a sale, read and saved: for the first time, or to correct them. */
export function ContractualEditing(props: ContractualEditingProps) {
  const { ds, title } = props
  const contractual = useContractual(ds.prospectoId)
  return (
    <LoadedPage title={title} of={contractual} failure={contractualMessages.readFailed.text}>
      {(saved) => (
        <MandatoSabido title={title} ds={ds} saved={saved}>
          <Editing {...props} saved={saved} />
        </MandatoSabido>
      )}
    </LoadedPage>
  )
}

function Editing({ ds, title, acto, saved }: ContractualEditingProps & { readonly saved: Contractual }) {
  const saveContractual = useGuardar(acto, saved.datosEmpleador)
  const navigate = useWayOn()
  const tellFailure = useTellFailure()
  const form = useAlerceForm({
    name: `contractual:${ds.prospectoId}`,
    initial: toForm(saved),
    rules: contractualRules,
  })
  const save = form.submit(async (values) => {
    const problem = revisaContractual(values, saved.totalCotizacionPagar)
    if (problem) throw new ApiRefusal({ status: problem.status, codigo: problem.code, descripcion: problem.text })
    await saveContractual(toPayload(values, saved))
    await navigate(goTo('resumenCotizacion', ds.ids))
  }, tellFailure(contractualMessages.saveFailed.text))
  return <ContractualPage ds={ds} title={title} acto={acto} form={form} saved={saved} onSave={save} />
}
