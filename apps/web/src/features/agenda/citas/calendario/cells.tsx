import { createContext, type ReactNode, useContext } from 'react'
import type { DateHeaderProps, EventProps, HeaderProps } from 'react-big-calendar'
import type { Cita } from '../citas.ts'
import { kindOf, kindText } from '../estado.ts'
import { type Feriado, textoDeFeriado } from '../use-feriados.ts'
import { fechaDe, horaDe } from '../wall-time.ts'
import classes from './calendario.module.css'
import { KindIcon } from './kind-icon.tsx'

/** Holidays by ISO date, for the heads that the library draws. */
export const FeriadosContext = createContext<ReadonlyMap<string, Feriado>>(new Map())

function Words({ cita }: { readonly cita: Cita }) {
  const kind = kindOf(cita)
  return (
    <>
      <KindIcon kind={kind} /> <b>{horaDe(cita.start)}</b>
      <span className="vh"> a {horaDe(cita.end)}</span> {cita.nombre}
      <em>, {kindText[kind]}</em>
    </>
  )
}

const titleOf = (cita: Cita) =>
  [`${horaDe(cita.start)} a ${horaDe(cita.end)}`, cita.nombre, kindText[kindOf(cita)], cita.comentario]
    .filter(Boolean)
    .join(' · ')

/** Between the hours: the library's own element is the button. */
export const TimeCell = ({ event }: EventProps<Cita>) => (
  <span data-cita={event.citaId} title={titleOf(event)}>
    <Words cita={event} />
  </span>
)

/** In the month the library draws a table and no button. */
export const MonthCell = ({ event }: EventProps<Cita>) => (
  // biome-ignore lint/a11y/useSemanticElements: the library's rows are no table of the browser's
  <span role="cell">
    {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be dragged in every browser */}
    <span role="button" tabIndex={0} data-cita={event.citaId} title={titleOf(event)}>
      <Words cita={event} />
    </span>
  </span>
)

function FeriadoDe({ date }: { readonly date: Date }): ReactNode {
  const feriado = useContext(FeriadosContext).get(fechaDe(date))
  return (
    feriado && (
      <small className={classes.feriado} title={textoDeFeriado(feriado)}>
        <span className="vh">, feriado: </span>
        {textoDeFeriado(feriado)}
      </small>
    )
  )
}

/** The library's own says it heads a column, outside of any table. */
export const DayHeader = ({ label, date }: HeaderProps) => (
  <span className={classes.head}>
    {label}
    <FeriadoDe date={date} />
  </span>
)

export const MonthDayHeader = ({ label, date, onDrillDown }: DateHeaderProps) => (
  <button type="button" className={`rbc-button-link ${classes.monthHead}`} onClick={onDrillDown}>
    {label}
    <FeriadoDe date={date} />
  </button>
)
