import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { bloqueadoEnPalabras } from '../bloqueos.ts'
import type { Agenda } from '../use-agenda.ts'
import classes from './calendario.module.css'

interface DelDiaProps {
  readonly agenda: Agenda
  readonly fecha: FechaISO
}

/** Name of the holiday in the heading of a day. */
export function FeriadoDe({ agenda, fecha }: DelDiaProps) {
  const feriado = agenda.feriados.byDate.get(fecha)
  return (
    feriado && (
      <small className={classes.feriado} title={feriado}>
        <span className="vh">, feriado: </span>
        {feriado}
      </small>
    )
  )
}

/** Blocked times in the heading of a day, for screen readers: the hours draw them. */
export function BloqueadoDe({ agenda, fecha }: DelDiaProps) {
  return agenda.bloqueadoEl(fecha).map((bloqueado) => (
    <span key={bloqueado.bloqueoId} className="vh">
      , {bloqueadoEnPalabras(bloqueado)}
    </span>
  ))
}
