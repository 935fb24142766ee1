import { type DevolucionForm, devolucionRules } from '@alerce/contract/forms/mesa/mesa'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { useTellFailure } from '../../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../../components/fields/text-area-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../../lib/form/use-alerce-form.ts'
import { type Irregularidad, useDevolver } from '../queries.ts'

interface DevolverDialogProps {
  readonly irregularidad: Irregularidad
  readonly onReturned: () => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** What is still wrong with what an advisor handed back. */
export function DevolverDialog({ irregularidad, onReturned, onClose, onLetGo }: DevolverDialogProps) {
  const { irregularidadId, nombre } = irregularidad
  const { mutateAsync: devolver } = useDevolver()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<DevolucionForm>({
    name: `devolver-irregularidad:${irregularidadId}`,
    initial: { motivo: '' },
    rules: devolucionRules,
  })
  const save = async (values: DevolucionForm) => {
    await devolver({ irregularidadId, ...values })
    await form.saved(values)
    onReturned()
  }
  return (
    <DeskDialog
      title={`Devolver la irregularidad de ${nombre}`}
      action="Devolver"
      form={form}
      onSubmit={form.submit(save, tellFailure(mesaMessages.irregularidadNoGuardada.text))}
      onClose={onClose}
      onLetGo={onLetGo}
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
