import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { agrupa } from '@alerce/domain/base/grupos'
import type { Ref } from 'react'
import { quienLoHizo } from '../../../lib/contraloria/resultados.ts'
import classes from './entries.module.css'
import type { EntradaDeBitacora } from './use-filtro.ts'

const dayFormat = new Intl.DateTimeFormat('es-CL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** DD-MM-YYYY in words: "sábado, 21 de noviembre de 2026". */
function dayInWords(day: string): string {
  const iso = deDDMMYYYY(day)
  return iso ? dayFormat.format(new Date(`${iso}T00:00:00Z`)) : day
}

interface EntriesProps {
  readonly entries: readonly EntradaDeBitacora[]
  /** The first of those that were asked for last, which can take the focus; undefined: nothing was. */
  readonly primera: EntradaDeBitacora | undefined
  readonly enPrimera: Ref<HTMLLIElement>
}

/** Entries by day, each with its time, its state and who caused it. */
export function Entries({ entries, primera, enPrimera }: EntriesProps) {
  const days = agrupa(entries, ({ fecha }) => fecha.slice(0, 10))
  return (
    <ol className={classes.days}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h2>{dayInWords(day)}</h2>
          <ol className={classes.entries}>
            {ofDay.map(({ entradaId, fecha, estado, por, aPedidoDe }) => (
              <li key={entradaId} {...(entradaId === primera?.entradaId && { ref: enPrimera, tabIndex: -1 })}>
                <time>{fecha.slice(11, 16)}</time>
                <p>{estado}</p>
                <small>
                  {quienLoHizo(por)}
                  {aPedidoDe !== null && `, en un acto de ${aPedidoDe}`}
                </small>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
