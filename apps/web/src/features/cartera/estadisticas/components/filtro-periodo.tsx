import type { Mes } from '@alerce/domain/cartera/estadisticas'
import classes from '../estadisticas.module.css'
import { aniosHasta, enElAnio, meses, mesesHasta } from '../periodo.ts'

interface FiltroPeriodoProps {
  readonly mes: Mes
  /** The last day that can be looked at, ISO. */
  readonly hoy: string
  readonly onChange: (mes: Mes) => void
}

/** Month and year, up to today (spec 1 §2, Statistics). */
export function FiltroPeriodo({ mes: { anio, mes }, hoy, onChange }: FiltroPeriodoProps) {
  return (
    <fieldset className={classes.filtro} aria-label="Mes de las estadísticas">
      <label>
        Mes
        <select value={mes} onChange={(event) => onChange({ anio, mes: Number(event.currentTarget.value) })}>
          {mesesHasta(anio, hoy).map((option) => (
            <option key={option} value={option}>
              {meses[option - 1]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Año
        <select value={anio} onChange={(event) => onChange(enElAnio(mes, Number(event.currentTarget.value), hoy))}>
          {aniosHasta(hoy, anio).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
