import { type NotaForm, notaRules } from '@alerce/contract/forms/declaracion/toma'
import { LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { CasoEnDialogo } from './dialogo.ts'

/** What a dialog that ends in a note is given. */
export interface CasoConNota extends CasoEnDialogo {
  readonly onDone: () => void
}

interface NotaDialogProps extends Omit<CasoConNota, 'identificador'>, Pick<DeskDialogProps, 'title' | 'action'> {
  /** Of its draft. */
  readonly name: string
  /** Who reads it. */
  readonly description: string
  readonly save: (nota: string) => Promise<unknown>
  readonly failure: string
}

/** A note of one's own to whoever has the case next. */
export function NotaDialog({ name, description, save, failure, onDone, ...dialog }: NotaDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<NotaForm>({ name, initial: { nota: '' }, rules: notaRules })
  const submit = form.submit(({ nota }) => save(nota), tellFailure(failure), onDone)
  return (
    <DeskDialog {...dialog} form={form} onSubmit={submit}>
      <TextAreaField {...form.field('nota')} label="Nota" description={description} required maxLength={LARGO_NOTA} />
    </DeskDialog>
  )
}
