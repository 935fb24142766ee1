import { type Devolucion, devolucionRules } from '@alerce/contract/forms/mesa/firmas'
import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { CheckGroupField, type CheckOption } from '../../../../components/fields/check-group-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { CodigoFields } from './codigo-fields.tsx'

interface DevolverDialogProps {
  readonly title: string
  /** Name of its draft. */
  readonly draft: string
  /** Filter of the codes that apply here; `unico` is the single code, already chosen. */
  readonly valen: (codigo: string) => boolean
  readonly unico?: string
  /** Note about further effects of a code. */
  readonly nota?: (codigo: string) => string | false
  /** Papers that may be wrong, by id; a single one is already chosen. */
  readonly papeles?: readonly CheckOption[]
  readonly giveBack: (devolucion: Devolucion) => Promise<unknown>
  /** Text of a failure. */
  readonly failure: string
  readonly onReturned: () => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** Dialog that opens an irregularity of the table. It stays on the card until it is corrected. */
export function DevolverDialog({
  title,
  draft,
  valen,
  unico = '',
  nota,
  papeles = [],
  giveBack,
  failure,
  ...out
}: DevolverDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<Devolucion>({
    name: draft,
    initial: {
      papeles: papeles.length === 1 ? papeles.map(({ value }) => value) : [],
      codigo: unico,
      codigoDetalle: '',
      motivo: '',
    },
    rules: devolucionRules(papeles.length > 0),
  })
  const dice = nota?.(form.field('codigo').value)
  return (
    <DeskDialog
      title={title}
      action="Devolver"
      wide
      form={form}
      onSubmit={form.submit(giveBack, tellFailure(failure), out.onReturned)}
      onClose={out.onClose}
      onLetGo={out.onLetGo}
    >
      {papeles.length > 0 && (
        <CheckGroupField label="Documentos que están mal" required options={papeles} {...form.field('papeles')} />
      )}
      <CodigoFields codigo={form.field('codigo')} codigoDetalle={form.field('codigoDetalle')} valen={valen} />
      <TextAreaField
        label="Qué debe corregir"
        description="Lo lee el asesor. Sin datos de salud."
        maxLength={LARGO_DE_MOTIVO}
        {...form.field('motivo')}
      />
      {dice && <Notice tone="info">{dice}</Notice>}
    </DeskDialog>
  )
}
