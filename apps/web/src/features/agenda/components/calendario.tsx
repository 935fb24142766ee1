import 'react-big-calendar/lib/css/react-big-calendar.css'
import './calendar-skin.css'
import { useEffect, useRef } from 'react'
import { Calendar, type EventProps, type HeaderProps } from 'react-big-calendar'
import type { Cita } from '../citas.ts'
import { localizer } from '../localizer.ts'
import type { Vista } from '../range.ts'
import { fechaDe, wall, wallNow } from '../wall-time.ts'
import classes from './agenda.module.css'

interface CalendarioProps {
  readonly vista: Vista
  readonly date: Date
  readonly citas: readonly Cita[]
  readonly busy: boolean
  readonly onVista: (vista: Vista) => void
  readonly onDate: (date: Date) => void
  /** A free slot was pressed. */
  readonly onSlot: (start: Date) => void
  readonly onCita: (cita: Cita) => void
}

const views: Vista[] = ['day', 'week', 'month']
const kinds = { R: 'realizada', N: 'no-realizada' } as const

function kindOf({ estado, start }: Cita) {
  if (estado) return kinds[estado]
  return start < wallNow() ? 'caducada' : 'agendada'
}

const words = {
  realizada: 'Realizado',
  'no-realizada': 'No Realizado',
  caducada: 'Cita Caducada',
  agendada: '',
} as const

const messages = {
  allDay: 'Todo el día',
  noEventsInRange: 'No hay citas en estas fechas',
  showMore: (total: number) => `+${total} más`,
}

const formats = {
  dayFormat: 'ddd DD',
  timeGutterFormat: 'HH:mm',
  weekdayFormat: 'dddd',
  eventTimeRangeFormat: () => '',
}

function CitaCell({ event }: EventProps<Cita>) {
  const state = words[kindOf(event)]
  const { start, nombre, comentario } = event
  const hour = `${start.getHours()}:${String(start.getMinutes()).padStart(2, '0')}`
  return (
    <span title={[state, hour, nombre, comentario].filter(Boolean).join(' · ')}>
      <b>{hour}</b> {nombre}
      {state && <span className="vh">, {state}</span>}
    </span>
  )
}

/** The library's own says it heads a column, outside of any table. */
const DayHeader = ({ label }: HeaderProps) => <span>{label}</span>

const components = { event: CitaCell, week: { header: DayHeader }, day: { header: DayHeader } }

/** The grid: half hours from 08:00 to 22:00, 700 px high; past days show that nothing can be booked (spec 1 §9). */
export function Calendario({ vista, date, citas, busy, onVista, onDate, onSlot, onCita }: CalendarioProps) {
  const today = fechaDe(wallNow())
  const grid = useRef<HTMLDivElement>(null)
  // Where the fortnight does not fit, today is what one wants to see first.
  useEffect(() => {
    if (vista !== 'week') return
    grid.current?.querySelector('.rbc-header.rbc-today')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [vista])
  const mark = (day: Date) => (fechaDe(day) < today ? { className: 'pasado' } : {})
  return (
    <>
      <div ref={grid} className={classes.grid} aria-busy={busy}>
        <Calendar<Cita>
          localizer={localizer}
          culture="es"
          toolbar={false}
          views={views}
          view={vista}
          date={date}
          getNow={wallNow}
          events={[...citas]}
          titleAccessor="nombre"
          step={30}
          timeslots={2}
          min={wall(today, '08:00')}
          max={wall(today, '22:00')}
          selectable
          popup
          messages={messages}
          formats={formats}
          components={components}
          dayPropGetter={mark}
          eventPropGetter={(cita) => ({ className: kindOf(cita) })}
          onView={(next) => onVista(next as Vista)}
          onNavigate={onDate}
          onDrillDown={(day) => {
            onDate(day)
            onVista('day')
          }}
          onSelectSlot={({ start }) => onSlot(start)}
          onSelectEvent={onCita}
          onKeyPressEvent={(cita, event) => (event as unknown as KeyboardEvent).key === 'Enter' && onCita(cita)}
        />
      </div>
      <ul className={classes.key} aria-label="Significado">
        <li data-kind="agendada">Agendada</li>
        <li data-kind="caducada">Cita Caducada</li>
        <li data-kind="realizada">Realizado</li>
        <li data-kind="no-realizada">No Realizado</li>
      </ul>
    </>
  )
}
