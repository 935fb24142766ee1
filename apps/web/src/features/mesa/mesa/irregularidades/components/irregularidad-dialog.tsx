import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { TextAreaField } from '../../../../../components/fields/text-area-field.tsx'
import { CasoField } from '../../../../../components/mesa/caso-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import { CodigoFields } from '../../revision/codigo-fields.tsx'
import { useIrregularidadForm } from '../use-irregularidad-form.ts'

interface IrregularidadDialogProps {
  readonly onOpened: (nombre: string) => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

export function IrregularidadDialog({ onOpened, onClose, onLetGo }: IrregularidadDialogProps) {
  const { form, submit } = useIrregularidadForm({ onOpened, onClose })
  return (
    <DeskDialog
      title="Abrir irregularidad"
      action="Abrir irregularidad"
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <CasoField label="Caso" required {...form.field('caso')} />
      <CodigoFields codigo={form.field('codigo')} codigoDetalle={form.field('codigoDetalle')} />
      <TextAreaField
        label="Qué debe corregir"
        description="Lo lee el asesor. Sin datos de salud."
        maxLength={LARGO_DE_MOTIVO}
        {...form.field('motivo')}
      />
    </DeskDialog>
  )
}
