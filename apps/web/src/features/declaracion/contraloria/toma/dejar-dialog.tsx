import { type NotaForm, notaRules } from '@alerce/contract/forms/declaracion/toma'
import { tomaMessages } from '@alerce/contract/messages/declaracion/toma'
import { LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useDejarEnCola } from '../queries.ts'
import type { CasoEnDialogo } from './dialogo.ts'

/** Leaves the case for whoever comes next, with what they have to know. */
export function DejarDialog({
  identificador,
  onDone,
  onClose,
  onLetGo,
}: CasoEnDialogo & { readonly onDone: () => unknown }) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<NotaForm>({ name: `nota:${identificador}`, initial: { nota: '' }, rules: notaRules })
  const { mutateAsync: dejar } = useDejarEnCola(({ nota }) => {
    // the case is gone with it: nobody waits until its draft is, too
    void form.saved({ nota: nota ?? '' })
    return onDone()
  })
  const submit = form.submit(({ nota }) => dejar({ identificador, nota }), tellFailure(tomaMessages.dejarFailed.text))
  return (
    <DeskDialog title="Dejar en cola" action="Dejar en cola" form={form} {...{ onClose, onLetGo }} onSubmit={submit}>
      <TextAreaField
        {...form.field('nota')}
        label="Nota"
        description="La lee en contraloría quien abra el caso; nadie más."
        required
        maxLength={LARGO_NOTA}
      />
    </DeskDialog>
  )
}
