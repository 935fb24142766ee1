import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RangoDeFechas } from '../../lib/filtros-de-lista.ts'
import { todayInSantiago } from '../../lib/time/clock.ts'
import { dayInWords, MonthGrid } from '../fields/popup/month-grid.tsx'
import classes from './filters.module.css'

interface RangoCalendarioProps extends RangoDeFechas {
  readonly onChange: (rango: RangoDeFechas) => void
  readonly onClose: () => void
}

/** Two clicks on a calendar: from, to. */
export function RangoCalendario({ desde, hasta, onChange, onClose }: RangoCalendarioProps) {
  const [first, setFirst] = useState<string | null>(null)
  const ref = useRef<HTMLElement>(null)
  const leave = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !ref.current?.contains(event.target)) onClose()
  })
  useEffect(() => {
    const ends = new AbortController()
    document.addEventListener('pointerdown', (event) => leave(event), { signal: ends.signal })
    return () => ends.abort()
  }, [])
  const pick = (fecha: string) => {
    if (first === null) setFirst(fecha)
    else onChange(fecha < first ? { desde: fecha, hasta: first } : { desde: first, hasta: fecha })
  }
  return (
    <section
      ref={ref}
      className={classes.calendar}
      aria-label="Calendario"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <MonthGrid
        opensAt={hasta}
        max={todayInSantiago()}
        isChosen={(fecha) => (first === null ? fecha >= desde && fecha <= hasta : fecha === first)}
        nameOf={dayInWords}
        onPick={pick}
      />
    </section>
  )
}
