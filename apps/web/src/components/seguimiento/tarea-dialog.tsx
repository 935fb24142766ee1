import { type TareaForm, tareaRules } from '@alerce/contract/forms/cartera/seguimiento'
import { tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import type { OnLetGo } from '../../lib/form/let-go.ts'
import { useAlerceForm } from '../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../lib/time/clock.ts'
import { useTellFailure } from '../dialogs/use-tell-failure.ts'
import { DeskDialog } from '../mesa/desk-dialog.tsx'
import { TareaFields } from './tarea-fields.tsx'

export interface TareaDialogProps {
  readonly onSave: (values: TareaForm) => Promise<unknown>
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
}

/** Dialog of a task about nobody. */
export function TareaDialog({ onSave, ...out }: TareaDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<TareaForm>({
    name: 'tarea:nueva',
    initial: { texto: '', fecha: todayInSantiago(), hora: '' },
    rules: tareaRules,
  })
  return (
    <DeskDialog
      title="Nueva tarea"
      action="Agregar"
      form={form}
      onSubmit={form.submit(onSave, tellFailure(tareaMessages.saveFailed.text), out.onClose)}
      {...out}
    >
      <TareaFields form={form} />
    </DeskDialog>
  )
}
