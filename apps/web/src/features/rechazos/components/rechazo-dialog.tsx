import { LARGO_GLOSA, type RechazoForm, rechazoRules } from '@alerce/contract/forms/mesa'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Button } from '../../../components/actions/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { TextAreaField } from '../../../components/fields/text-area-field.tsx'
import { CasoField } from '../../../components/mesa/caso-field.tsx'
import classes from '../../../components/mesa/mesa.module.css'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import type { Caso } from '../../../lib/mesa/casos.ts'
import type { Cambios } from '../use-cambios.ts'

interface Values extends RechazoForm {
  caso: Caso | null
}

interface RechazoDialogProps {
  readonly registrar: Cambios['registrar']
  readonly onClose: () => void
}

export function RechazoDialog({ registrar, onClose }: RechazoDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<Values>({
    name: 'rechazo:nuevo',
    initial: { caso: null, glosa: '' },
    rules: rechazoRules,
  })
  const save = async ({ caso, glosa }: Values) => {
    if (!caso?.declaracionSaludId) return
    await registrar({ declaracionSaludId: caso.declaracionSaludId, nombre: caso.nombre, glosa })
  }
  const submit = form.submit(save, tellFailure(mesaMessages.rechazoNoGuardado.text), onClose)
  const footer = (
    <>
      <Button onClick={onClose}>Cerrar</Button>
      <Button kind="primary" type="submit" form="rechazo" busy={form.busy}>
        Registrar rechazo
      </Button>
    </>
  )
  return (
    <Dialog title="Registrar rechazo de autenticación" wide onClose={onClose} footer={footer}>
      <form id="rechazo" className={classes.form} noValidate onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <CasoField
          label="Caso"
          description="Una invitación electrónica cuyo postulante aún no valida su identidad."
          required
          {...form.field('caso')}
        />
        <TextAreaField
          label="Motivo del rechazo"
          description="El asesor lo lee en la tarjeta. No escriba datos de salud."
          required
          maxLength={LARGO_GLOSA}
          {...form.field('glosa')}
        />
      </form>
    </Dialog>
  )
}
