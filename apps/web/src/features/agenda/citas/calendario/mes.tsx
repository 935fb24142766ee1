import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, type Reloj } from '@alerce/domain/base/fechas/reloj'
import { useRef } from 'react'
import { diaDeSemana, diaEnPalabras } from '../../../../lib/time/dias.ts'
import { useAhora } from '../dias/ahora.ts'
import { citasDel, isMovable } from '../moves.ts'
import { daysOf } from '../range.ts'
import type { Agenda } from '../use-agenda.ts'
import { CitaBoton } from './cita-boton.tsx'
import { BloqueadoDe, FeriadoDe } from './del-dia.tsx'
import classes from './mes.module.css'
import { type Lifted, useManos } from './use-manos.ts'

/** Appointments that a day has room for; where there are more, the last line counts the rest. */
const LINES = 4

interface DiaProps {
  readonly agenda: Agenda
  readonly fecha: FechaISO
  readonly now: Reloj
  readonly lifted: Lifted | null
}

function Dia({ agenda, fecha, now, lifted }: DiaProps) {
  const today = fechaDe(now)
  const citas = citasDel(agenda.citas, fecha)
  const shown = citas.length > LINES ? citas.slice(0, LINES - 1) : citas
  const more = citas.length - shown.length
  const bloqueado = agenda.bloqueadoEl(fecha).find(({ todoElDia }) => todoElDia)
  return (
    <div
      className={classes.day}
      data-fecha={fecha}
      data-today={fecha === today || undefined}
      data-past={fecha < today || undefined}
      data-blocked={bloqueado !== undefined || undefined}
      data-other={fecha.slice(0, 7) !== agenda.fecha.slice(0, 7) || undefined}
      data-target={(lifted && fechaDe(lifted.to.start) === fecha) || undefined}
    >
      <h3>
        <button type="button" onClick={() => agenda.showDay(fecha)}>
          <span className="vh">{diaEnPalabras(fecha)}</span>
          <b aria-hidden="true">{Number(fecha.slice(8))}</b>
          <FeriadoDe agenda={agenda} fecha={fecha} />
          <BloqueadoDe agenda={agenda} fecha={fecha} />
          {bloqueado && (
            <small className={classes.blocked} aria-hidden="true">
              {bloqueado.texto}
            </small>
          )}
        </button>
      </h3>
      <ol>
        {shown.map((cita) => (
          <li key={cita.citaId}>
            <CitaBoton
              agenda={agenda}
              cita={cita}
              movable={agenda.writes && isMovable(cita, now)}
              short
              lifted={lifted?.cita.citaId === cita.citaId}
            />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className={classes.more} onClick={() => agenda.showDay(fecha)}>
          +{more} más<span className="vh"> el {diaEnPalabras(fecha)}</span>
        </button>
      )}
    </div>
  )
}

/** The weeks of a month. A day that is pressed takes an appointment, its number leads to its hours. */
export function Mes({ agenda }: { readonly agenda: Agenda }) {
  const now = useAhora()
  const grid = useRef<HTMLDivElement>(null)
  const days = daysOf(agenda.range)
  const lifted = useManos({
    grid,
    withHours: false,
    movable: (id) => agenda.citas.find((cita) => cita.citaId === id && agenda.writes && isMovable(cita, now)),
    onDrop: agenda.moveTo,
    onGround: ({ fecha }) => agenda.createOnDay(fecha),
  })
  return (
    <div ref={grid} className={classes.month} aria-busy={agenda.lectura.isFetching}>
      <div className={classes.weekdays} aria-hidden="true">
        {days.slice(0, 7).map((fecha) => (
          <span key={fecha}>
            {diaDeSemana(fecha).slice(0, 3)}
            <span>{diaDeSemana(fecha).slice(3)}</span>
          </span>
        ))}
      </div>
      {days.map((fecha) => (
        <Dia key={fecha} agenda={agenda} fecha={fecha} now={now} lifted={lifted} />
      ))}
    </div>
  )
}
