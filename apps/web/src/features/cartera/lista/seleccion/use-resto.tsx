import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { focusIsIdle } from '../../../../lib/focus/focus.ts'
import type { Prospecto } from '../queries.ts'
import classes from './seleccion.module.css'

interface Rechazado {
  readonly prospectoId: number
  readonly motivo: string
}

interface Hecho {
  /** Those with whom it was done. */
  readonly hechos: readonly number[]
  readonly rechazados: readonly Rechazado[]
  /** Words for one, and for several, with whom it was not. */
  readonly no: readonly [uno: string, varios: string]
}

/** Reports what an act did with the chosen prospects. */
export type OnHecho = (hecho: Hecho) => void

/** Those with whom the last act could not be done, each with its reason. */
export function useResto(elegidos: readonly Prospecto[]) {
  const [resto, setResto] = useState<(Hecho & { readonly de: readonly Prospecto[] }) | null>(null)
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const rechazados = resto?.rechazados ?? []
  useEffect(() => {
    if (resto && resto.rechazados.length > 0 && focusIsIdle()) title.current?.focus()
  }, [resto])
  const [uno, varios] = resto?.no ?? ['', '']
  const aviso: ReactNode = rechazados.length > 0 && (
    <section className={classes.resultado} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {rechazados.length === 1 ? `${uno} 1` : `${varios} ${rechazados.length}`}
      </h2>
      <ul>
        {rechazados.map(({ prospectoId, motivo }) => (
          <li key={prospectoId}>
            <b>{resto?.de.find((de) => de.prospectoId === prospectoId)?.nombre}</b>: {motivo}
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => setResto(null)}>
        Ocultar
      </Button>
    </section>
  )
  return { aviso, tell: (hecho: Hecho) => setResto({ ...hecho, de: elegidos }) }
}
