import { PRIMERA_HORA, ULTIMA_HORA } from '@alerce/domain/agenda/cuadricula'
import { ladoALado } from '@alerce/domain/agenda/lado-a-lado'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, horaDe, horaDeMinutos, minutosDeHora, relojDelCable } from '@alerce/domain/base/fechas/reloj'
import { agrupa } from '@alerce/domain/base/grupos'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { goTo } from '../../../../lib/routes.ts'
import { kindOf, kindText } from '../citas.ts'
import { useAhora } from '../dias/ahora.ts'
import citaCss from './cita.module.css'
import { Ahora, placeOf } from './dia-columna.tsx'
import classes from './equipo-dia.module.css'
import horasCss from './horas.module.css'

type CitaDelEquipo = ReplyOf<'obtenerCitasDelEquipo'>['citas'][number]

const first = minutosDeHora(PRIMERA_HORA)
const hours = Array.from({ length: (minutosDeHora(ULTIMA_HORA) - first) / 60 }, (_, index) =>
  horaDeMinutos(first + index * 60),
)

const agendaDe = (asesorId: number, fecha: FechaISO) => `${goTo('agenda')}?vista=dia&asesor=${asesorId}&fecha=${fecha}`

interface AsesorProps {
  readonly citas: readonly CitaDelEquipo[]
  readonly fecha: FechaISO
  readonly asesor: Pick<CitaDelEquipo, 'asesorId' | 'asesor'>
}

/** Column of an advisor: appointments at their hours, each leading to the calendar of its advisor. */
function Columna({ citas, fecha, asesor: { asesorId, asesor } }: AsesorProps) {
  const now = useAhora()
  const puestas = ladoALado(
    citas.map((cita) => ({
      ...cita,
      start: relojDelCable(cita.fechaHoraInicio),
      end: relojDelCable(cita.fechaHoraTermino),
    })),
  )
  const hacia = agendaDe(asesorId, fecha)
  return (
    <section className={horasCss.day} aria-label={asesor}>
      <h3 className={classes.cabeza}>
        <Link to={hacia} title={asesor}>
          {asesor}
        </Link>
      </h3>
      <div className={horasCss.column} style={{ '--carriles': 1 } as CSSProperties}>
        {fecha === fechaDe(now) && <Ahora now={now} />}
        <ol>
          {puestas.map(({ cita, carril }) => {
            const kind = kindOf(cita)
            const horas = `${horaDe(cita.start)} a ${horaDe(cita.end)}`
            return (
              <li key={cita.citaId} style={placeOf(cita, carril)}>
                <Link
                  to={hacia}
                  className={`${citaCss.cita} ${classes.cita}`}
                  data-kind={kind}
                  title={`${horas}, ${cita.nombre}, ${kindText[kind]}`}
                  aria-label={`${horas}, ${cita.nombre}, ${kindText[kind]}`}
                >
                  <span className={citaCss.words}>
                    <b>{horaDe(cita.start)}</b> {cita.nombre}
                  </span>
                </Link>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** Columns that fit in a window of 1200 px; more slide inside their frame, not with the page. */
const CABEN = 7

interface DiaDelEquipoProps {
  readonly citas: readonly CitaDelEquipo[]
  readonly fecha: FechaISO
  /** Advisors of the team; one without appointments has a free column. */
  readonly asesores: readonly Pick<CitaDelEquipo, 'asesorId' | 'asesor'>[]
}

/** One day of a team, a column per advisor. */
export function DiaDelEquipo({ citas, fecha, asesores }: DiaDelEquipoProps) {
  const delDia = citas.filter(({ fechaHoraInicio }) => fechaDe(relojDelCable(fechaHoraInicio)) === fecha)
  const suyas = agrupa(delDia, ({ asesorId }) => asesorId)
  const muchos = asesores.length > CABEN
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={`${horasCss.scroll} ${muchos ? classes.muchos : ''}`} aria-label="Día del equipo" tabIndex={0}>
      <div className={`${horasCss.grid} ${classes.grid}`} style={{ '--asesores': asesores.length } as CSSProperties}>
        <div className={horasCss.hours} aria-hidden="true">
          <ol>
            {hours.map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
        </div>
        {asesores.map((asesor) => (
          <Columna key={asesor.asesorId} asesor={asesor} fecha={fecha} citas={suyas.get(asesor.asesorId) ?? []} />
        ))}
      </div>
    </section>
  )
}
