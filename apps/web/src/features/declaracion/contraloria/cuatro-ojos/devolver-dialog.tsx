import { type NotaForm, notaRules } from '@alerce/contract/forms/declaracion/toma'
import { cuatroOjosMessages } from '@alerce/contract/messages/declaracion/cuatro-ojos'
import { LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useDevolver } from '../queries.ts'
import type { CasoEnDialogo } from '../toma/dialogo.ts'

interface DevolverDialogProps extends CasoEnDialogo {
  /** Who proposed the answer. */
  readonly de: string
  readonly onDone: () => unknown
}

/** Hands an answer back to whoever proposed it, with what has to be looked at again. */
export function DevolverDialog({ identificador, de, onDone, onClose, onLetGo }: DevolverDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<NotaForm>({ name: `devolucion:${identificador}`, initial: { nota: '' }, rules: notaRules })
  const { mutateAsync: devolver } = useDevolver(({ nota }) => {
    // the case is gone with it: nobody waits until its draft is, too
    void form.saved({ nota: nota ?? '' })
    return onDone()
  })
  const submit = form.submit(
    ({ nota }) => devolver({ identificador, nota }),
    tellFailure(cuatroOjosMessages.devolverFailed.text),
  )
  return (
    <DeskDialog title="Devolver la respuesta" action="Devolver" form={form} {...{ onClose, onLetGo }} onSubmit={submit}>
      <TextAreaField
        {...form.field('nota')}
        label="Nota"
        description={`La lee ${de}, que vuelve a tener el caso, y quien lo abra en contraloría.`}
        required
        maxLength={LARGO_NOTA}
      />
    </DeskDialog>
  )
}
