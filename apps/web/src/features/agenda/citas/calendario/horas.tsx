import { casillaEn, PRIMERA_HORA, ULTIMA_HORA } from '@alerce/domain/agenda/cuadricula'
import { diaDeLaSemana, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, horaDeMinutos, minutosDeHora, relojDe } from '@alerce/domain/base/fechas/reloj'
import { useEffect, useRef } from 'react'
import { diaDeSemana, diaEnPalabras } from '../../../../lib/time/dias.ts'
import { useAhora } from '../dias/ahora.ts'
import { isMovable } from '../moves.ts'
import { daysOf } from '../range.ts'
import type { Agenda } from '../use-agenda.ts'
import { BloqueadoDe, FeriadoDe } from './del-dia.tsx'
import { DiaColumna } from './dia-columna.tsx'
import classes from './horas.module.css'
import { useManos } from './use-manos.ts'

const first = minutosDeHora(PRIMERA_HORA) / 60
const hours = Array.from({ length: minutosDeHora(ULTIMA_HORA) / 60 - first }, (_, index) =>
  horaDeMinutos((first + index) * 60),
)

interface CabezaProps {
  readonly agenda: Agenda
  readonly fecha: FechaISO
}

/** The head of a day among others leads to that day. */
function Cabeza({ agenda, fecha }: CabezaProps) {
  return (
    <h3>
      <button type="button" onClick={() => agenda.showDay(fecha)}>
        <span className="vh">{diaEnPalabras(fecha)}</span>
        <span aria-hidden="true">
          {diaDeSemana(fecha).slice(0, 3)} <b>{Number(fecha.slice(8))}</b>
        </span>
        <FeriadoDe agenda={agenda} fecha={fecha} />
        <BloqueadoDe agenda={agenda} fecha={fecha} />
      </button>
    </h3>
  )
}

/** Part of the window above the line of the current time: what began lately stays in sight. */
const ABOVE = 1 / 3

/** Scrolls to the line of the current time once, on opening, and never a page that already scrolled. */
function showHour(line: Element): void {
  const { top } = line.getBoundingClientRect()
  if (window.scrollY === 0 && top > window.innerHeight)
    window.scrollTo({ top: top - window.innerHeight * ABOVE, behavior: 'instant' })
}

/** Days beside each other by half hours from 08:00 to 22:00, 700 px high (spec 1 §9). */
export function Horas({ agenda }: { readonly agenda: Agenda }) {
  const now = useAhora()
  const grid = useRef<HTMLDivElement>(null)
  const days = daysOf(agenda.range)
  const alone = days.length === 1
  const lifted = useManos({
    grid,
    withHours: true,
    movable: (id) => agenda.citas.find((cita) => cita.citaId === id && agenda.writes && isMovable(cita, now)),
    onDrop: agenda.moveTo,
    onGround: ({ fecha, altura }) => agenda.createAt(relojDe(fecha, casillaEn(altura))),
  })
  // Begin at today, beside the hours, when the fortnight does not fit
  useEffect(() => {
    const days = grid.current?.parentElement
    const today = days?.querySelector<HTMLElement>('[data-now]')
    const hours = grid.current?.firstElementChild as HTMLElement | null
    if (days && today && hours) days.scrollLeft = today.offsetLeft - hours.offsetWidth
    const line = today?.querySelector(`.${classes.now}`)
    if (line) showHour(line)
  }, [])

  return (
    <div className={classes.scroll} aria-busy={agenda.lectura.isFetching}>
      <div ref={grid} className={classes.grid} data-alone={alone || undefined}>
        <div className={classes.hours} aria-hidden="true">
          <ol>
            {hours.map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
        </div>
        {days.map((fecha) => (
          <div
            key={fecha}
            className={classes.day}
            data-monday={diaDeLaSemana(fecha) === 0 || undefined}
            data-now={fecha === fechaDe(now) || undefined}
          >
            {alone ? (
              <>
                <FeriadoDe agenda={agenda} fecha={fecha} />
                <BloqueadoDe agenda={agenda} fecha={fecha} />
              </>
            ) : (
              <Cabeza agenda={agenda} fecha={fecha} />
            )}
            <DiaColumna agenda={agenda} fecha={fecha} now={now} lifted={lifted} />
          </div>
        ))}
      </div>
    </div>
  )
}
