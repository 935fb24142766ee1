import { type NotaForm, notaRules } from '@alerce/contract/forms/declaracion/toma'
import { LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { useDejarEnCola, useDevolver } from '../queries.ts'
import type { CasoEnDialogo } from './dialogo.ts'

/** Props shared by the dialogs that end in a note. */
export interface CasoConNota extends CasoEnDialogo {
  readonly onDone: () => unknown
}

interface NotaDialogProps extends CasoConNota, Pick<DeskDialogProps, 'title' | 'action'> {
  /** Name of its draft. */
  readonly name: string
  /** Text that names the reader of the note. */
  readonly description: string
  readonly useLeave: typeof useDejarEnCola | typeof useDevolver
  readonly failure: string
}

/** Dialog that passes the case on, with a note for the next reader. */
export function NotaDialog({
  identificador,
  name,
  description,
  useLeave,
  failure,
  onDone,
  ...dialog
}: NotaDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<NotaForm>({ name: `${name}:${identificador}`, initial: { nota: '' }, rules: notaRules })
  const { mutateAsync: leave } = useLeave(({ nota }) => {
    // the case is gone with it: nobody waits until its draft is, too
    void form.saved({ nota: nota ?? '' })
    return onDone()
  })
  const submit = form.submit(({ nota }) => leave({ identificador, nota }), tellFailure(failure))
  return (
    <DeskDialog {...dialog} form={form} onSubmit={submit}>
      <TextAreaField {...form.field('nota')} label="Nota" description={description} required maxLength={LARGO_NOTA} />
    </DeskDialog>
  )
}
