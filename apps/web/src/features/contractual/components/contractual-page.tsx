import type { ContractualForm } from '@alerce/contract/forms/contractual'
import { contractualMessages } from '@alerce/contract/messages/contractual'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import type { AlerceForm } from '../../../lib/form/use-alerce-form.ts'
import classes from '../contractual.module.css'
import type { Contractual } from './contractual-form.ts'
import { EntidadPanel } from './entidad-panel.tsx'
import { PersonalPanel } from './personal-panel.tsx'
import { Totales } from './totales.tsx'

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
  const reason = open.includes(ds.etapa) ? null : contractualMessages.etapaNoPermitida.text
  return (
    <Page title={title} lead="Lo marcado con * es obligatorio.">
      <div className={classes.notices}>
        {reason && <Notice>{reason}</Notice>}
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
      </div>
      <fieldset disabled={reason !== null}>
        <legend className="vh">{title}</legend>
        <Stack>
          <PersonalPanel form={form} extranjero={saved.extranjero} />
          <h2 className={classes.heading}>Entidades pagadoras</h2>
          {saved.datosEmpleador.map((known, index) => (
            <EntidadPanel key={known.id} form={form} index={index} known={known} />
          ))}
          <Totales pactada={saved.totalCotizacionPactada} pagar={saved.totalCotizacionPagar} />
        </Stack>
      </fieldset>
      <ActionBar next={next}>
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
