import { MESES } from '@alerce/domain/base/fechas/escrita'
import { conMayuscula } from '@alerce/domain/base/texto/limpio'
import type { Mes } from '@alerce/domain/cartera/estadisticas'
import { aniosHasta, enElAnio, mesesHasta } from '../../lib/time/mes.ts'
import classes from './filters.module.css'

interface MesFilterProps {
  /** Accessible name of the two fields together. */
  readonly label: string
  readonly mes: Mes
  /** The last day that can be looked at, ISO. */
  readonly hoy: string
  readonly onChange: (mes: Mes) => void
}

/** Month and year, up to today (spec 1 §2, Statistics). */
export function MesFilter({ label, mes: { anio, mes }, hoy, onChange }: MesFilterProps) {
  return (
    <fieldset className={classes.mes} aria-label={label}>
      <label>
        Mes
        <select value={mes} onChange={(event) => onChange({ anio, mes: Number(event.currentTarget.value) })}>
          {mesesHasta(anio, hoy).map((option) => (
            <option key={option} value={option}>
              {conMayuscula(MESES[option - 1] ?? '')}
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
