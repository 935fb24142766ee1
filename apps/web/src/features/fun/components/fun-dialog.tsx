import { Button } from '../../../components/actions/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { DateField } from '../../../components/fields/date-field.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { RutField } from '../../../components/fields/rut-field.tsx'
import classes from '../../../components/mesa/mesa.module.css'
import type { Fun } from '../queries.ts'
import type { useCambios } from '../use-cambios.ts'
import { useFunForm } from '../use-fun-form.ts'
import { EliminarButton } from './eliminar-button.tsx'

interface FunDialogProps {
  /** null writes one down of any RUT. */
  readonly fun: Fun | null
  readonly cambios: ReturnType<typeof useCambios>
  readonly onClose: () => void
}

export function FunDialog({ fun, cambios, onClose }: FunDialogProps) {
  const { form, hoy, submit } = useFunForm(fun, cambios.guardar, onClose)
  const isNew = !fun?.recibido
  const footer = (
    <>
      {fun?.recibido && <EliminarButton eliminar={() => cambios.eliminar(fun)} onDone={onClose} />}
      <Button onClick={onClose}>Cerrar</Button>
      <Button kind="primary" type="submit" form="fun" busy={form.busy}>
        {isNew ? 'Registrar FUN' : 'Guardar FUN'}
      </Button>
    </>
  )
  return (
    <Dialog title={isNew ? 'Registrar FUN de baja' : 'Corregir FUN de baja'} onClose={onClose} footer={footer}>
      <form id="fun" className={classes.form} noValidate onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <RutField
          label="RUT de quien deja de ser carga"
          description={fun?.casos.join(', ')}
          required
          readOnly={fun !== null}
          {...form.field('rut')}
        />
        <DateField label="Recibido por CCS" required max={hoy} {...form.field('recibido')} />
        <DateField
          label="Procesado"
          description="Déjelo vacío mientras no se procese."
          min={form.values.recibido}
          max={hoy}
          {...form.field('procesado')}
        />
      </form>
    </Dialog>
  )
}
