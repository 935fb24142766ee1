import type { ContractualForm } from '@alerce/contract/forms/contrato/contractual'
import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import { type EtapaDS, haLlegado } from '@alerce/domain/declaracion/etapas'
import { ButtonLink } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { AvisoDeMandato } from './aviso-de-mandato.tsx'
import { ContractualFields } from './contractual-fields.tsx'
import type { Contractual } from './contractual-form.ts'

/** Saving is open from the accepted declaration until the papers are confirmed (core rules, Stages of the DS). */
const open: readonly EtapaDS[] = ['dsFinalizada', 'documentosContractuales']

interface ContractualPageProps {
  readonly ds: Declaracion
  readonly title: string
  readonly form: AlerceForm<ContractualForm>
  readonly saved: Contractual
  readonly onSave: () => void
}

export function ContractualPage({ ds, title, form, saved, onSave }: ContractualPageProps) {
  const closed = open.includes(ds.etapa) ? null : contractualMessages.etapaNoPermitida.text
  const reason = useReader() ?? closed
  return (
    <Page title={title} lead={reason ? null : 'Lo marcado con * es obligatorio.'}>
      {closed === null && <AvisoDeMandato ds={ds} saved={saved} />}
      <FormNotices form={form} locked={reason} />
      <fieldset disabled={reason !== null}>
        <legend className="vh">{title}</legend>
        <ContractualFields form={form} saved={saved} locked={reason !== null} />
      </fieldset>
      <ActionBar next={reason ? null : next}>
        {reason && haLlegado(ds.etapa, 'documentosContractuales') && (
          <ButtonLink to={goTo('resumenCotizacion', ds.ids)}>Ver resumen</ButtonLink>
        )}
        <ReasonedButton kind="primary" reason={reason} busy={form.busy} onClick={() => onSave()}>
          Continuar
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

const next = (
  <>
    Después: <b>resumen de la cotización</b>
  </>
)
