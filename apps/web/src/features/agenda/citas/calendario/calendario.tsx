import { useEffect, useRef } from 'react'
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop'
import type { Cita } from '../citas.ts'
import { localizer } from '../localizer.ts'
import { isMovable } from '../moves.ts'
import { PRIMERA_HORA, ULTIMA_HORA, type Vista } from '../range.ts'
import type { Agenda } from '../use-agenda.ts'
import { fechaDe, wall, wallNow } from '../wall-time.ts'
import classes from './calendario.module.css'
import { DayHeader, FeriadosContext, MonthCell, MonthDayHeader, TimeCell } from './cells.tsx'
import { HandCalendar } from './hands.ts'
import './calendar-skin.css'
import { looksOfCita, looksOfDay } from './looks.ts'

const views: Exclude<Vista, 'list'>[] = ['day', 'week', 'month']

const messages = {
  allDay: 'Todo el día',
  noEventsInRange: 'No hay citas en estas fechas',
  showMore: (total: number) => `+${total} más`,
}

const formats = {
  dateFormat: 'D',
  dayFormat: 'ddd DD',
  timeGutterFormat: 'HH:mm',
  weekdayFormat: 'dddd',
  eventTimeRangeFormat: () => '',
}

const components = {
  event: TimeCell,
  week: { header: DayHeader },
  day: { header: DayHeader },
  month: { event: MonthCell, dateHeader: MonthDayHeader },
}

/** A finger scrolls; what it means to move has Enter, and the list. */
const hasMouse = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** The grid: half hours from 08:00 to 22:00, 700 px high; past days show that nothing can be booked (spec 1 §9). */
export function Calendario({ agenda, vista }: { readonly agenda: Agenda; readonly vista: (typeof views)[number] }) {
  const now = wallNow()
  const today = fechaDe(now)
  const grid = useRef<HTMLDivElement>(null)
  // Where the fortnight does not fit, today is what one wants to see first.
  useEffect(() => {
    if (vista !== 'week') return
    grid.current?.querySelector('.rbc-header.rbc-today')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [vista])
  const movable = (cita: Cita) => agenda.writes && isMovable(cita, now)
  const hands = hasMouse()
  const drop = ({ event, start, end }: EventInteractionArgs<Cita>) =>
    void agenda.moveTo(event, { start: new Date(start), end: new Date(end) })

  return (
    <FeriadosContext value={agenda.feriados.byDate}>
      <div ref={grid} className={classes.grid} aria-busy={agenda.lectura.isFetching}>
        <HandCalendar
          localizer={localizer}
          culture="es"
          toolbar={false}
          views={views}
          view={vista}
          date={agenda.date}
          getNow={wallNow}
          events={agenda.citas}
          titleAccessor="nombre"
          step={30}
          timeslots={2}
          min={wall(today, PRIMERA_HORA)}
          max={wall(today, ULTIMA_HORA)}
          dayLayoutAlgorithm="no-overlap"
          selectable
          messages={messages}
          formats={formats}
          components={components}
          dayPropGetter={(day) => looksOfDay(day, today)}
          eventPropGetter={(cita) => looksOfCita(cita, hands && movable(cita))}
          draggableAccessor={(cita) => hands && movable(cita)}
          resizable={vista !== 'month'}
          onEventDrop={drop}
          onEventResize={drop}
          onView={(next) => agenda.setVista(next as Vista)}
          onNavigate={agenda.setDate}
          onDrillDown={agenda.showDay}
          onSelectSlot={({ start }) => (vista === 'month' ? agenda.createOnDay(start) : agenda.createAt(start))}
          onSelectEvent={agenda.open}
        />
      </div>
    </FeriadosContext>
  )
}
