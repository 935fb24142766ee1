import { type MotivoDeDevolucion, motivoDeDevolucionRules } from '@alerce/contract/forms/mesa/firmas'
import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { esDeLosPapeles } from '@alerce/domain/mesa/irregularidad'
import { useTellFailure } from '../../../../../components/dialogs/use-tell-failure.ts'
import { Notice } from '../../../../../components/feedback/notice.tsx'
import { type Option, SelectField } from '../../../../../components/fields/select-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../../lib/form/use-alerce-form.ts'
import { type FirmaEnMesa, useCodigos, useDevolver } from '../queries.ts'

interface DevolverDialogProps {
  readonly firma: FirmaEnMesa
  readonly onReturned: () => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

const asOptions = (all: readonly { readonly codigo: string; readonly descripcion: string }[]): Option[] =>
  all.map(({ codigo, descripcion }) => ({ value: codigo, label: `${codigo} · ${descripcion}` }))

/** What is wrong with signed papers, as an irregularity of the table: it stands on the card until they are accepted. */
export function DevolverDialog({ firma, onReturned, onClose, onLetGo }: DevolverDialogProps) {
  const { declaracionSaludId, nombre } = firma
  const codigos = useCodigos()
  const tellFailure = useTellFailure()
  const { mutateAsync: devolver } = useDevolver()
  const form = useAlerceForm<MotivoDeDevolucion>({
    name: `devolver-firmas:${declaracionSaludId}`,
    initial: { codigo: '', codigoDetalle: '' },
    rules: motivoDeDevolucionRules,
  })
  const save = async (values: MotivoDeDevolucion) => {
    await devolver({ declaracionSaludId: declaracionSaludId ?? 0, ...values })
    await form.saved(values)
    onReturned()
  }
  const all = (codigos.data ?? []).filter(({ codigo }) => esDeLosPapeles(codigo))
  const codigo = form.field('codigo')
  const detalles = all.find((one) => one.codigo === form.values.codigo)?.detalles ?? []
  const choose = (value: string) => {
    codigo.onChange(value)
    form.setFieldValue('codigoDetalle', '')
  }
  return (
    <DeskDialog
      title={`Devolver los documentos de ${nombre}`}
      action="Devolver"
      wide
      form={form}
      onSubmit={form.submit(save, tellFailure(firmadosMessages.decidirFailed.text))}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {codigos.isError && <Notice tone="bad">{mesaMessages.irregularidadesFailed.text}</Notice>}
      <SelectField label="Código" required options={asOptions(all)} {...codigo} onChange={choose} />
      <SelectField
        label="Detalle"
        description={form.values.codigo === '' ? 'Elija primero el código.' : undefined}
        required
        disabled={form.values.codigo === ''}
        options={asOptions(detalles)}
        {...form.field('codigoDetalle')}
      />
    </DeskDialog>
  )
}
