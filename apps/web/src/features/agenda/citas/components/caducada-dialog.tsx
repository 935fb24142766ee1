import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { fechaDe, horaDe } from '@alerce/domain/base/fechas/reloj'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { useLidera, useReader } from '../../../../lib/session/use-lock.ts'
import { diaCompleto } from '../../../../lib/time/dias.ts'
import type { Cita } from '../citas.ts'
import { Cambiada } from '../dialogos/cambiada.tsx'
import { Cliente } from '../dialogos/cliente.tsx'
import classes from '../dialogos/dialogos.module.css'
import { Enlaces } from '../dialogos/enlaces.tsx'
import { type SayOutcome, useDesenlace } from '../dialogos/use-desenlace.ts'
import { type SayCita, useEliminarCita } from '../dialogos/use-eliminar-cita.ts'
import { estaEnCurso } from '../dias/palabras.ts'

interface CaducadaDialogProps {
  readonly cita: Cita
  readonly onReschedule: (cita: Cita) => void
  readonly onMark: SayOutcome
  readonly onSaid: SayCita
  readonly onClose: () => void
}

const RESCHEDULE = 'reagendar'

const outcomes = [
  { value: 'R', label: 'Realizado' },
  { value: 'N', label: 'No Realizado' },
  { value: RESCHEDULE, label: 'Reagendar' },
]

/** Dialog of a past appointment: record its outcome, or reschedule it (spec 1 §4). */
export function CaducadaDialog({ cita, onReschedule, onMark, onSaid, onClose }: CaducadaDialogProps) {
  const reader = useReader('Solo un asesor cambia citas')
  const lidera = useLidera()
  const [outcome, setOutcome] = useState<string>(cita.estado ?? '')
  const { base, cambio, changed, busy, save } = useDesenlace({ cita, onMark, onDone: onClose })
  const borrado = useEliminarCita({ onSaid, onGone: onClose, onChanged: changed })

  const choose = (value: string) => {
    if (value !== RESCHEDULE) setOutcome(value)
    else if (!busy) onReschedule(base)
  }
  const close = wayOut(busy, onClose)

  const footer = (
    <>
      {!lidera && (
        <ReasonedButton
          kind="quiet"
          className={classes.push}
          busy={borrado.busy}
          reason={reader}
          onClick={() => borrado.removeIt(base)}
        >
          Eliminar
        </ReasonedButton>
      )}
      <Button {...close}>Cerrar</Button>
      {!lidera && (
        <ReasonedButton
          kind="primary"
          busy={busy}
          reason={reader ?? (outcome === '' ? 'Elija qué pasó con la cita' : null)}
          onClick={() => save(outcome as 'R' | 'N')}
        >
          Guardar
        </ReasonedButton>
      )}
    </>
  )

  return (
    <Dialog
      title={estaEnCurso(cita) ? 'Cita en curso' : agendaMessages.caducada.text}
      onClose={close.onClick}
      footer={footer}
    >
      <div className={classes.past}>
        {cambio && <Cambiada cambio={cambio} hint="Si guarda, queda el estado que usted elija." />}
        <div>
          <p>
            <b>{base.nombre}</b>
          </p>
          <p>
            {diaCompleto(fechaDe(base.start))}, {horaDe(base.start)} a {horaDe(base.end)}
          </p>
          {base.lugar && <p className={classes.comment}>{base.lugar}</p>}
          {base.comentario && <p className={classes.comment}>{base.comentario}</p>}
          <Cliente cita={base} />
        </div>
        <ChoiceField label="Estado" value={outcome} options={outcomes} onChange={choose} disabled={reader !== null} />
      </div>
      <Enlaces cita={cita} />
    </Dialog>
  )
}
