import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { move, rangeOf, type Vista } from '../range.ts'
import type { Agenda } from '../use-agenda.ts'
import { wallNow } from '../wall-time.ts'
import classes from './calendario.module.css'

const vistas = [
  { value: 'day', label: 'Dia' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mes' },
  { value: 'list', label: 'Lista' },
]

const dayFormat = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const monthFormat = new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric' })
const rangeFormat = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', year: 'numeric' })

function titleOf(vista: Vista, date: Date): string {
  if (vista === 'day') return dayFormat.format(date)
  if (vista === 'month') return monthFormat.format(date)
  const { start, end } = rangeOf(vista, date)
  return rangeFormat.formatRange(start, new Date(end.getTime() - 1))
}

/** Atras, Adelante, Dia, Semana, Mes (spec 1 §2); Hoy and Lista are ours. */
export function Toolbar({ agenda: { vista, date, setVista, setDate } }: { readonly agenda: Agenda }) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.moves}>
        <Button onClick={() => setDate(move(vista, date, -1))}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
          Atras
        </Button>
        <Button onClick={() => setDate(wallNow())}>Hoy</Button>
        <Button onClick={() => setDate(move(vista, date, 1))}>
          Adelante
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
      <h2 aria-live="polite">{titleOf(vista, date)}</h2>
      <ChoiceField
        label="Vista"
        labelHidden
        value={vista}
        options={vistas}
        onChange={(value) => setVista(value as Vista)}
      />
    </div>
  )
}
