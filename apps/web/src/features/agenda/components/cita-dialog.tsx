import { type CitaForm, citaRules } from '@alerce/contract/forms/cita'
import { agendaMessages } from '@alerce/contract/messages/agenda'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { payloadOf, useAgendar, useEliminar } from '../citas.ts'
import { CitaFields } from './cita-fields.tsx'
import { type Alternativa, Tope } from './tope.tsx'

interface CitaDialogProps {
  readonly title: string
  /** null creates. */
  readonly citaId: number | null
  readonly initial: CitaForm
  /** Whose appointment it is; null: it is chosen here. */
  readonly nombre: string | null
  readonly onClose: () => void
}

const alternativesOf = (data: unknown) => (data as { alternativas?: readonly Alternativa[] } | null)?.alternativas ?? []

/** Create, edit and reschedule (spec 1 §2, Agenda). */
export function CitaDialog({ title, citaId, initial, nombre, onClose }: CitaDialogProps) {
  const reader = useReader('Solo un asesor agenda citas')
  const [overlap, setOverlap] = useState<readonly Alternativa[] | null>(null)
  const agendar = useAgendar()
  const eliminar = useEliminar()
  const message = useMessage()
  const confirm = useConfirm()
  const form = useAlerceForm<CitaForm>({ name: `cita:${citaId ?? 'nueva'}`, initial, rules: citaRules })

  const save = (permiteTope: boolean) => async (values: CitaForm) => {
    await agendar.mutateAsync({ ...payloadOf(values, citaId), permiteTope })
    onClose()
  }
  const failed = (error: unknown) => {
    if (isRefusal(error, 409)) return setOverlap(alternativesOf(error.data))
    return message(messageOf(error, agendaMessages.saveFailed.text))
  }

  const close = () => {
    void form.draft.clear()
    onClose()
  }

  const remove = async (id: number) => {
    if (!(await confirm({ text: agendaMessages.confirmDelete.text, accept: 'Eliminar' }))) return
    try {
      await eliminar.mutateAsync({ citaId: id })
      await form.draft.clear()
      onClose()
    } catch (error) {
      await message(messageOf(error, agendaMessages.deleteFailed.text))
    }
  }

  const footer = (
    <>
      {citaId !== null && (
        <ReasonedButton kind="quiet" busy={eliminar.isPending} reason={reader} onClick={() => void remove(citaId)}>
          Eliminar
        </ReasonedButton>
      )}
      <Button onClick={close}>Cerrar</Button>
      <ReasonedButton kind="primary" busy={form.busy} reason={reader} onClick={form.submit(save(false), failed)}>
        Guardar
      </ReasonedButton>
    </>
  )

  return (
    <Dialog title={title} onClose={close} footer={footer}>
      <DraftNotice draft={form.draft} />
      <CitaFields form={form} nombre={nombre} />
      {overlap && (
        <Tope
          alternativas={overlap}
          onChoose={(change) => {
            form.setValues(change)
            setOverlap(null)
          }}
          onInsist={form.submit(save(true), failed)}
        />
      )}
    </Dialog>
  )
}
