import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { quoteWarning } from '../../../lib/use-limpiar-cotizacion.ts'
import { useLock } from '../../../lib/use-lock.ts'
import { useVenta } from '../../../lib/venta.ts'
import type { Datos } from '../queries.ts'
import { useAntecedentes } from '../use-antecedentes.ts'
import classes from './antecedentes.module.css'
import { EmpleadoresPanel } from './empleadores-panel.tsx'
import { PostulantePanel } from './postulante-panel.tsx'
import { VentaPanel } from './venta-panel.tsx'

interface AntecedentesFormProps {
  readonly title: string
  readonly datos: Datos
}

export function AntecedentesForm({ title, datos }: AntecedentesFormProps) {
  const { form, hoy, press, advancing } = useAntecedentes(datos)
  const lock = useLock(datos.etapa)
  const inactive = form.values.activo ? null : 'Un prospecto inactivo no avanza en la postulación.'
  return (
    <Page title={title} lead={lock ? null : 'Lo marcado con * es obligatorio para avanzar.'}>
      <Stack>
        {lock && <Notice>{lock}</Notice>}
        {!datos.activo && <Notice>{antecedentesMessages.inactivo.text}</Notice>}
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <fieldset disabled={lock !== null} className={classes.form}>
          <legend className="vh">{title}</legend>
          <div className={classes.main}>
            <PostulantePanel form={form} hoy={hoy} />
            <EmpleadoresPanel form={form} />
          </div>
          <VentaPanel form={form} datos={datos} />
        </fieldset>
      </Stack>
      <ActionBar next={<NextStep lock={lock} prospectoId={datos.prospectoId} />}>
        <ReasonedButton reason={lock} busy={form.busy && !advancing} onClick={() => void press(false)}>
          Guardar Antecedentes
        </ReasonedButton>
        <ReasonedButton
          kind="primary"
          reason={lock ?? inactive}
          busy={form.busy && advancing}
          onClick={() => void press(true)}
        >
          Avanzar en la Postulación
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

interface NextStepProps {
  readonly lock: string | null
  readonly prospectoId: number
}

function NextStep({ lock, prospectoId }: NextStepProps) {
  const { data: venta } = useVenta(prospectoId)
  if (lock) return lock
  return (
    <>
      <b>Sigue: Beneficiarios.</b> {venta && quoteWarning(venta)}
    </>
  )
}
