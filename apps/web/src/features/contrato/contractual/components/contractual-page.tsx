import type { ContractualForm } from '@alerce/contract/forms/contrato/contractual'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { ActoContractual } from '../queries.ts'
import { ContractualFields } from './contractual-fields.tsx'
import type { Contractual } from './contractual-form.ts'
import { ContractualNotices, cierreDe } from './contractual-notices.tsx'

interface ContractualPageProps {
  readonly ds: Declaracion
  readonly title: string
  readonly acto: ActoContractual
  readonly form: AlerceForm<ContractualForm>
  readonly saved: Contractual
  readonly onSave: () => void
}

export function ContractualPage({ ds, title, acto, form, saved, onSave }: ContractualPageProps) {
  const reader = useReader()
  const reason = reader ?? cierreDe(acto, ds)
  // nothing is saved before it is ended: what is typed stays
  const espera = esperaSuActualizacion(ds.venta)
  const sigue = useSigue(ds.venta)
  const onward = (reason ?? espera) !== null && sigue
  return (
    <Page title={title} lead={reason ? null : 'Lo marcado con * es obligatorio.'}>
      <ContractualNotices ds={ds} acto={acto} form={form} saved={saved} reason={reason} />
      <fieldset disabled={reason !== null}>
        <legend className="vh">{title}</legend>
        <ContractualFields form={form} saved={saved} locked={reason !== null} />
      </fieldset>
      <ActionBar next={reason ? null : next}>
        <ReasonedButton
          kind={onward ? 'plain' : 'primary'}
          reason={reason ?? espera}
          busy={form.busy}
          onClick={() => onSave()}
        >
          Continuar
        </ReasonedButton>
        {onward}
      </ActionBar>
    </Page>
  )
}

const next = (
  <>
    Después: <b>resumen de la cotización</b>
  </>
)
