import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { Notice } from '../../../../../components/feedback/notice.tsx'
import { type Option, SelectField } from '../../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../../components/fields/text-area-field.tsx'
import { CasoField } from '../../../../../components/mesa/caso-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import { useCodigos } from '../queries.ts'
import { useIrregularidadForm } from '../use-irregularidad-form.ts'

interface IrregularidadDialogProps {
  readonly onOpened: (nombre: string) => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

const asOptions = (all: readonly { readonly codigo: string; readonly descripcion: string }[]): Option[] =>
  all.map(({ codigo, descripcion }) => ({ value: codigo, label: `${codigo} · ${descripcion}` }))

export function IrregularidadDialog({ onOpened, onClose, onLetGo }: IrregularidadDialogProps) {
  const codigos = useCodigos()
  const { form, submit } = useIrregularidadForm(onOpened)
  const all = codigos.data ?? []
  const detalles = all.find(({ codigo }) => codigo === form.values.codigo)?.detalles ?? []
  const codigo = form.field('codigo')
  const choose = (value: string) => {
    codigo.onChange(value)
    form.setFieldValue('codigoDetalle', '')
  }
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
      {codigos.isError && <Notice tone="bad">{mesaMessages.irregularidadesFailed.text}</Notice>}
      <CasoField label="Caso" required {...form.field('caso')} />
      <SelectField label="Código" required options={asOptions(all)} {...codigo} onChange={choose} />
      <SelectField
        label="Detalle"
        description={form.values.codigo === '' ? 'Elija primero el código.' : undefined}
        required
        disabled={form.values.codigo === ''}
        options={asOptions(detalles)}
        {...form.field('codigoDetalle')}
      />
      <TextAreaField
        label="Qué debe corregir"
        description="Lo lee el asesor. Sin datos de salud."
        maxLength={LARGO_DE_MOTIVO}
        {...form.field('motivo')}
      />
    </DeskDialog>
  )
}
