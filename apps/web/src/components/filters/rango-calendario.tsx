import { DatePicker } from '@mantine/dates'
import { useClickOutside } from '@mantine/hooks'
import { useState } from 'react'
import { hoy, type Rango } from '../../lib/filtros-de-lista.ts'
import { Mantine } from '../mantine.tsx'
import classes from './filters.module.css'

interface RangoCalendarioProps extends Rango {
  readonly onChange: (rango: Rango) => void
  readonly onClose: () => void
}

/** Two clicks on a calendar: from, to. */
export function RangoCalendario({ desde, hasta, onChange, onClose }: RangoCalendarioProps) {
  const [picked, setPicked] = useState<[string | null, string | null]>([desde, hasta])
  const ref = useClickOutside<HTMLElement>(onClose)
  const pick = (next: [string | null, string | null]) => {
    setPicked(next)
    if (next[0] && next[1]) onChange({ desde: next[0], hasta: next[1] })
  }
  return (
    <Mantine>
      <section
        ref={ref}
        className={classes.calendar}
        aria-label="Calendario"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <DatePicker
          type="range"
          allowSingleDateInRange
          maxDate={hoy()}
          defaultDate={hasta}
          value={picked}
          onChange={pick}
        />
      </section>
    </Mantine>
  )
}
