import { esFecha } from '@alerce/domain/base/fechas/fecha'
import { DateField } from '../../../../../components/fields/date-field.tsx'
import { RutField } from '../../../../../components/fields/rut-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import type { Fun } from '../queries.ts'
import type { useCambios } from '../use-cambios.ts'
import { useFunForm } from '../use-fun-form.ts'
import { EliminarButton } from './eliminar-button.tsx'

interface FunDialogProps {
  /** null writes one down of any RUT. */
  readonly fun: Fun | null
  readonly cambios: ReturnType<typeof useCambios>
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

export function FunDialog({ fun, cambios, onClose, onLetGo }: FunDialogProps) {
  const { form, hoy, submit } = useFunForm(fun, cambios.guardar, onClose)
  const isNew = !fun?.recibido
  return (
    <DeskDialog
      title={isNew ? 'Registrar FUN de baja' : 'Corregir FUN de baja'}
      action={isNew ? 'Registrar FUN' : 'Guardar FUN'}
      extra={fun?.recibido && <EliminarButton eliminar={() => cambios.eliminar(fun)} onDone={onClose} />}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
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
        {...(esFecha(form.values.recibido) ? { min: form.values.recibido } : {})}
        max={hoy}
        {...form.field('procesado')}
      />
    </DeskDialog>
  )
}
