import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import type { Agenda } from '../use-agenda.ts'
import classes from './calendario.module.css'

/** Name of the holiday in the heading of a day. */
export function FeriadoDe({ agenda, fecha }: { readonly agenda: Agenda; readonly fecha: FechaISO }) {
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
