import { type RespuestaDeJefaturaForm, respuestaRules } from '@alerce/contract/forms/cartera/seguimiento'
import { anotacionMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { LARGO_DE_ANOTACION } from '@alerce/domain/cartera/seguimiento/anotacion'
import { useState } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import type { OnLetGo } from '../../../../lib/form/let-go.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { Anotacion } from '../queries.ts'

interface RespuestaDialogProps {
  readonly nota: Anotacion
  readonly onSaved: () => void
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
}

/** Answer of the head of team to a note, over the note itself. */
function RespuestaDialog({ nota: { anotacionId, por, texto: nota }, onSaved, ...out }: RespuestaDialogProps) {
  const responder = useWrite('responderAnotacion')
  const tellFailure = useTellFailure()
  const form = useAlerceForm<RespuestaDeJefaturaForm>({
    name: `respuesta:${anotacionId}`,
    initial: { texto: '' },
    rules: respuestaRules,
  })
  const save = ({ texto }: RespuestaDeJefaturaForm) => responder.mutateAsync({ anotacionId, texto }, onSaved)
  return (
    <DeskDialog
      title={`Responder a ${por}`}
      action="Responder"
      form={form}
      onSubmit={form.submit(save, tellFailure(anotacionMessages.saveFailed.text), out.onClose)}
      {...out}
    >
      <blockquote>{nota}</blockquote>
      <TextAreaField label="Respuesta" maxLength={LARGO_DE_ANOTACION} {...form.field('texto')} />
    </DeskDialog>
  )
}

/** Opens the answer to a note. Render `dialog` always. */
export function useResponder() {
  const [nota, setNota] = useState<Anotacion | null>(null)
  const { tell, letGo, toast } = useUndoToast(anotacionMessages.saveFailed.text)
  return {
    open: (otra: Anotacion) => setNota(otra),
    dialog: (
      <>
        {nota && (
          <RespuestaDialog
            nota={nota}
            onSaved={() => tell('Respuesta guardada. Se avisó al asesor.')}
            onClose={() => setNota(null)}
            onLetGo={letGo(() => setNota(nota))}
          />
        )}
        {toast}
      </>
    ),
  }
}
