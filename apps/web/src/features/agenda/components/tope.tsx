import type { CitaForm } from '@alerce/contract/forms/cita'
import { agendaMessages } from '@alerce/contract/messages/agenda'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { deCable, fechaDe, horaDe } from '../wall-time.ts'
import classes from './agenda.module.css'

export interface Alternativa {
  readonly fechaHoraInicio: string
  readonly fechaHoraTermino: string
}

interface TopeProps {
  readonly alternativas: readonly Alternativa[]
  readonly onChoose: (change: Pick<CitaForm, 'fecha' | 'horaInicio' | 'horaTermino'>) => void
  readonly onInsist: () => void
}

/** The time is taken: free ones near it, or both at once on purpose. */
export function Tope({ alternativas, onChoose, onInsist }: TopeProps) {
  return (
    <Notice>
      <p>{agendaMessages.tope.text}</p>
      <div className={classes.free}>
        {alternativas.map(({ fechaHoraInicio, fechaHoraTermino }) => {
          const [start, end] = [deCable(fechaHoraInicio), deCable(fechaHoraTermino)]
          const change = { fecha: fechaDe(start), horaInicio: horaDe(start), horaTermino: horaDe(end) }
          return (
            <Button key={fechaHoraInicio} kind="tonal" onClick={() => onChoose(change)}>
              {fechaHoraInicio.slice(0, 5)} {horaDe(start)}
            </Button>
          )
        })}
        <Button kind="quiet" onClick={onInsist}>
          Agendar de todos modos
        </Button>
      </div>
    </Notice>
  )
}
