import { carteraMessages } from '@alerce/contract/messages/cartera'
import { esFecha } from '@alerce/domain/fechas/fecha'
import { useId, useState } from 'react'
import { hoy } from '../filtros.ts'
import classes from './filtrar.module.css'

interface RangoProps {
  /** ISO dates. */
  readonly desde: string
  readonly hasta: string
  readonly onChange: (desde: string, hasta: string) => void
}

/** Dates of registration, never beyond today (spec 1 §9); told to the list once both make sense. */
export function Rango({ desde, hasta, onChange }: RangoProps) {
  const id = useId()
  const [typed, setTyped] = useState({ desde, hasta })
  const inverted = esFecha(typed.desde) && esFecha(typed.hasta) && typed.desde > typed.hasta

  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const complete = esFecha(next.desde) && esFecha(next.hasta)
    if (complete && next.desde <= next.hasta && next.hasta <= hoy()) onChange(next.desde, next.hasta)
  }

  const date = (name: keyof typeof typed, label: string) => (
    <input
      className={classes.input}
      type="date"
      aria-label={label}
      aria-invalid={inverted}
      aria-describedby={inverted ? id : undefined}
      max={hoy()}
      value={typed[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )

  return (
    <fieldset className={classes.range}>
      <legend className="vh">Fecha de registro</legend>
      {date('desde', 'Registrados desde')}
      <span aria-hidden="true">–</span>
      {date('hasta', 'Registrados hasta')}
      {inverted && (
        <p id={id} className={classes.error}>
          {carteraMessages.rangoInvalido.text}
        </p>
      )}
    </fieldset>
  )
}
