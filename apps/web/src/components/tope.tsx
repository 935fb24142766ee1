import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { useEffect, useRef } from 'react'
import { dichoDeTope, type HoraConTope, type HorarioDeCita, horarioDe, textoDeAlternativa } from '../lib/citas.ts'
import { useOffers } from '../lib/session/session.ts'
import { Button } from './actions/button.tsx'
import { Notice } from './feedback/notice.tsx'
import classes from './tope.module.css'

interface TopeProps {
  readonly ocupada: HoraConTope
  readonly busy: boolean
  readonly onChoose: (horario: HorarioDeCita) => void
  readonly onInsist: () => void
}

/** Consequence of «Guardar igual». */
const deTodosModos = {
  cita: agendaMessages.guardarIgual,
  bloqueo: agendaMessages.guardarEnBloqueo,
  traslado: agendaMessages.guardarSinTraslado,
} as const

/** Notice of a time that is not free, or too near: choose a near free one, or book it on purpose. */
export function Tope({ ocupada, busy, onChoose, onInsist }: TopeProps) {
  const root = useRef<HTMLDivElement>(null)
  // A remote agenda keeps no blocked times, and refuses each overlap
  const insists = useOffers('guardarBloqueo')
  // On a phone it appears below the fields, out of sight.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={root}>
      <Notice>
        <p>
          {dichoDeTope(ocupada)}{' '}
          {ocupada.libres.length > 0 ? agendaMessages.horasLibres.text : agendaMessages.sinHoras.text}
        </p>
        <div className={classes.free}>
          {ocupada.libres.map((alternativa) => (
            <Button key={alternativa.fechaHoraInicio} kind="tonal" onClick={() => onChoose(horarioDe(alternativa))}>
              {textoDeAlternativa(alternativa)}
            </Button>
          ))}
        </div>
        {insists && (
          <div className={classes.insist}>
            <Button busy={busy} onClick={onInsist}>
              Guardar igual
            </Button>
            <small>{deTodosModos[ocupada.tope].text}</small>
          </div>
        )}
      </Notice>
    </div>
  )
}
