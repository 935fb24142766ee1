import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { IconCalendar } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { hoy, type Rango } from '../../lib/filtros-de-lista.ts'
import { Button } from '../actions/button.tsx'
import { DateText } from '../fields/date-text.tsx'
import classes from './filters.module.css'
import { RangoCalendario } from './rango-calendario.tsx'

interface RangoFieldProps extends Rango {
  readonly onChange: (rango: Rango) => void
}

/** Dates of registration, typed or picked, never beyond today (spec 1 §9); told once both make sense. */
export function RangoField({ desde, hasta, onChange }: RangoFieldProps) {
  const id = useId()
  // Kept only while the dates make no sense together.
  const [inverse, setInverse] = useState<Rango | null>(null)
  const [picking, setPicking] = useState(false)
  const chosen = inverse ?? { desde, hasta }

  const change = (part: Partial<Rango>) => {
    const next = { ...chosen, ...part }
    const inOrder = next.desde <= next.hasta
    setInverse(inOrder ? null : next)
    if (inOrder) onChange(next)
  }

  const date = (name: keyof Rango, label: string) => (
    <DateText
      label={label}
      className={classes.input ?? ''}
      value={chosen[name]}
      max={hoy()}
      onChange={(value) => change({ [name]: value })}
      {...(inverse ? { errorId: id } : {})}
    />
  )

  return (
    <fieldset className={classes.range}>
      <legend className="vh">Fecha de registro</legend>
      {date('desde', 'Registrados desde')}
      <span aria-hidden="true">–</span>
      {date('hasta', 'Registrados hasta')}
      <Button icon aria-label="Elegir las fechas" aria-expanded={picking} onClick={() => setPicking(!picking)}>
        <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      {picking && (
        <RangoCalendario
          {...chosen}
          onChange={(rango) => {
            setPicking(false)
            change(rango)
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {inverse && (
        <p id={id} className={classes.error}>
          {carteraMessages.rangoInvalido.text}
        </p>
      )}
    </fieldset>
  )
}
