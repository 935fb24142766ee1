import type { ReactNode } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { AmountPesos, AmountUF } from '../values/amounts.tsx'
import { Barra } from './barra.tsx'
import { LineasDelPrecio } from './lineas-del-precio.tsx'
import type { Cotizacion } from './partes.ts'
import classes from './por-que.module.css'

interface PorQueProps {
  readonly seleccion: {
    /** Null while no plan is chosen. */
    readonly cotizacion: Cotizacion | null
    /** Why the last choice was not priced. */
    readonly problema: string | null
    readonly saving: boolean
  }
  /** What else can be asked of it. */
  readonly children?: ReactNode
}

/** The price taken apart: every figure is a line, every line has its source. */
export function PorQue({ seleccion: { cotizacion, problema, saving }, children }: PorQueProps) {
  return (
    <aside className={classes.why} aria-labelledby="por-que" aria-busy={saving}>
      <h2 id="por-que">¿Por qué este precio?</h2>
      {problema && <Notice tone="bad">{problema} El precio de abajo es el último guardado.</Notice>}
      {cotizacion ? (
        <>
          <p className={classes.total} aria-live="polite">
            <b>
              <AmountUF value={cotizacion.totalUF} />
            </b>
            <AmountPesos value={cotizacion.totalPesos} />
          </p>
          <Barra cotizacion={cotizacion} />
          <LineasDelPrecio cotizacion={cotizacion} />
        </>
      ) : (
        <p className={classes.source}>Elija un plan para ver cada línea de su precio.</p>
      )}
      {children}
    </aside>
  )
}
