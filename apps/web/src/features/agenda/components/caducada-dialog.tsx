import { agendaMessages } from '@alerce/contract/messages/agenda'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { messageOf } from '../../../lib/api/errors.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { type Cita, formOf, payloadOf, useAgendar } from '../citas.ts'

interface CaducadaDialogProps {
  readonly cita: Cita
  readonly onReschedule: () => void
  readonly onClose: () => void
}

const RESCHEDULE = 'reagendar'

const outcomes = [
  { value: RESCHEDULE, label: 'Reagendar' },
  { value: 'R', label: 'Realizado' },
  { value: 'N', label: 'No Realizado' },
]

const dayFormat = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' })

/** A past appointment says what became of it, or is moved (spec 1 §4). */
export function CaducadaDialog({ cita, onReschedule, onClose }: CaducadaDialogProps) {
  const reader = useReader('Solo un asesor cambia citas')
  const [outcome, setOutcome] = useState<string>(cita.estado ?? '')
  const agendar = useAgendar()
  const message = useMessage()

  const choose = (value: string) => (value === RESCHEDULE ? onReschedule() : setOutcome(value))

  const save = async () => {
    try {
      await agendar.mutateAsync({ ...payloadOf(formOf(cita), cita.citaId), estado: outcome as 'R' | 'N' })
      onClose()
    } catch (error) {
      await message(messageOf(error, agendaMessages.saveFailed.text))
    }
  }

  const footer = (
    <>
      <Button onClick={onClose}>Cerrar</Button>
      <ReasonedButton
        kind="primary"
        busy={agendar.isPending}
        reason={reader ?? (outcome === '' ? 'Elija qué pasó con la cita' : null)}
        onClick={() => void save()}
      >
        Guardar
      </ReasonedButton>
    </>
  )

  return (
    <Dialog title={agendaMessages.caducada.text} onClose={onClose} footer={footer}>
      <p>
        <b>{cita.nombre}</b>
        <br />
        {dayFormat.format(cita.start)}
        {cita.comentario && `\n${cita.comentario}`}
      </p>
      <br />
      <ChoiceField label="Estado" value={outcome} options={outcomes} onChange={choose} disabled={reader !== null} />
    </Dialog>
  )
}
