import { type DevolucionForm, devolucionRules } from '@alerce/contract/forms/mesa/mesa'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { useTellFailure } from '../../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../../components/fields/text-area-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../../lib/form/use-alerce-form.ts'

export interface MotivoDialogProps {
  readonly title: string
  readonly action: string
  /** Name of its draft. */
  readonly draft: string
  readonly send: (values: DevolucionForm) => Promise<unknown>
  readonly onSent: () => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** Dialog for the text of the correction asked of an advisor. */
export function MotivoDialog({ title, action, draft, send, onSent, ...out }: MotivoDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<DevolucionForm>({ name: draft, initial: { motivo: '' }, rules: devolucionRules })
  return (
    <DeskDialog
      title={title}
      action={action}
      form={form}
      onSubmit={form.submit(send, tellFailure(irregularidadMessages.irregularidadNoGuardada.text), onSent)}
      {...out}
    >
      <TextAreaField
        label="Qué debe corregir"
        description="Lo lee el asesor. Sin datos de salud."
        required
        maxLength={LARGO_DE_MOTIVO}
        {...form.field('motivo')}
      />
    </DeskDialog>
  )
}
