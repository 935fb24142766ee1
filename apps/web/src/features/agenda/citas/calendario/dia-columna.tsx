import { alturaDe, dibujada, franjaDe, franjaExacta } from '@alerce/domain/agenda/cuadricula'
import { type Carril, ladoALado } from '@alerce/domain/agenda/lado-a-lado'
import { type TramoDeTraslado, trasladosDelDia } from '@alerce/domain/agenda/traslado'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, horaDe, minutosDe, minutosEntre, type Reloj } from '@alerce/domain/base/fechas/reloj'
import { IconCar } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { Cita } from '../citas.ts'
import { citasDel, isMovable } from '../moves.ts'
import type { Agenda } from '../use-agenda.ts'
import { CitaBoton } from './cita-boton.tsx'
import classes from './horas.module.css'
import { Llamar } from './llamar.tsx'
import type { Lifted } from './use-manos.ts'

interface DiaColumnaProps {
  readonly agenda: Agenda
  readonly fecha: FechaISO
  readonly now: Reloj
  readonly lifted: Lifted | null
}

const percent = (share: number) => `${share * 100}%`

/** Below it there is room for one line: the hour would stand without a name. */
const DOS_LINEAS_MINUTOS = 45

const isShort = (cita: Cita) => {
  const { desde, hasta } = dibujada(cita)
  return hasta - desde < DOS_LINEAS_MINUTOS
}

const WHOLE: Carril = { carril: 0, ancho: 1, carriles: 1 }

const stretchOf = ({ desde, alto }: ReturnType<typeof franjaExacta>): CSSProperties => ({
  top: percent(desde),
  height: percent(alto),
})

/** Shorter ways have no room for their minutes. */
const MEDIA_HORA = 30

/** Position of an appointment in the column of its day. */
export function placeOf(cita: Pick<Cita, 'start' | 'end'>, { carril, ancho, carriles }: Carril): CSSProperties {
  return {
    ...stretchOf(franjaDe(cita)),
    insetInlineStart: percent(carril / carriles),
    width: percent(ancho / carriles),
  }
}

/** Line of the current time, in the column of today. */
export function Ahora({ now }: { readonly now: Reloj }) {
  const altura = alturaDe(minutosDe(now))
  if (altura === null) return null
  return <div className={classes.now} style={{ top: percent(altura) }} aria-hidden="true" />
}

/** Time on the way, drawn between the appointments. */
function Traslado({ tramo }: { readonly tramo: TramoDeTraslado }) {
  const minutos = minutosEntre(tramo.start, tramo.end)
  return (
    <div
      className={classes.traslado}
      data-corto={tramo.faltan > 0 || undefined}
      style={stretchOf(franjaExacta(tramo))}
      aria-hidden="true"
    >
      {minutos >= MEDIA_HORA && (
        <>
          <IconCar size={12} stroke={1.75} /> {tramo.faltan > 0 ? `Faltan ${tramo.faltan} min` : `${minutos} min`}
        </>
      )}
    </div>
  )
}

/** Column of one day: its appointments, the current time, and a dragged appointment. */
export function DiaColumna({ agenda, fecha, now, lifted }: DiaColumnaProps) {
  const today = fechaDe(now)
  const alone = agenda.vista === 'day'
  const citas = citasDel(agenda.citas, fecha)
  const puestas = ladoALado(citas)
  const carriles = Math.max(1, ...puestas.map(({ carril }) => carril.carriles))
  return (
    <div
      className={classes.column}
      style={{ '--carriles': carriles } as CSSProperties}
      data-fecha={fecha}
      data-today={fecha === today || undefined}
      data-past={fecha < today || undefined}
    >
      {agenda.bloqueadoEl(fecha).map((bloqueado) => (
        <div key={bloqueado.bloqueoId} className={classes.blocked} style={placeOf(bloqueado, WHOLE)} aria-hidden="true">
          {bloqueado.texto}
        </div>
      ))}
      {trasladosDelDia(citas).map((tramo) => (
        <Traslado key={tramo.start} tramo={tramo} />
      ))}
      {fecha === today && <Ahora now={now} />}
      <ol>
        {puestas.map(({ cita, carril }) => (
          <li key={cita.citaId} style={placeOf(cita, carril)}>
            <CitaBoton
              agenda={agenda}
              cita={cita}
              movable={agenda.writes && isMovable(cita, now)}
              lifted={lifted?.cita.citaId === cita.citaId}
              short={isShort(cita)}
              whole={alone}
              edges
            />
            {alone && <Llamar cita={cita} />}
          </li>
        ))}
      </ol>
      {lifted && fechaDe(lifted.to.start) === fecha && (
        <div className={classes.carried} style={placeOf(lifted.to, WHOLE)} aria-hidden="true">
          <b>
            {horaDe(lifted.to.start)} a {horaDe(lifted.to.end)}
          </b>{' '}
          {lifted.cita.nombre}
        </div>
      )}
    </div>
  )
}
