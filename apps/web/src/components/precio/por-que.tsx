import { proporcion } from '@alerce/domain/base/dinero/cuentas'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import type { ReactNode } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { AmountPesos, AmountUF } from '../values/amounts.tsx'
import { LineasDelPrecio } from './lineas-del-precio.tsx'
import { type Cotizacion, partesDelPrecio } from './partes.ts'
import classes from './por-que.module.css'

/** Below this share of the total a piece is too narrow for its figure. */
const ROOM = 0.12

/** The price as one bar; its lines carry the same swatches. */
function Barra({ cotizacion }: { readonly cotizacion: Cotizacion }) {
  const parts = partesDelPrecio(cotizacion)
  const fits = (uf: UF) => proporcion(uf, cotizacion.totalUF) > ROOM
  const label = parts.map(({ nombre, uf }) => `${nombre} ${formatoUF(uf)}`).join('; ')
  return (
    <div className={classes.stack} role="img" aria-label={`${label} UF`}>
      {parts.map(({ nombre, uf, color }) => (
        <div key={`${nombre} ${uf}`} style={{ flexGrow: uf }}>
          <i data-k={color}>{fits(uf) && formatoUF(uf)}</i>
          {fits(uf) && nombre.split(',')[0]}
        </div>
      ))}
    </div>
  )
}

interface PorQueProps {
  readonly seleccion: {
    /** Null while no plan is chosen. */
    readonly cotizacion: Cotizacion | null
    /** Why the last choice was not priced. */
    readonly problema: string | null
    readonly saving: boolean
  }
  /** Further actions on the price. */
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
            {cotizacion.totalPesos > 0 && <AmountPesos value={cotizacion.totalPesos} />}
          </p>
          {/* A remote core may tell the total alone */}
          {cotizacion.precioPlanUF > 0 && (
            <>
              <Barra cotizacion={cotizacion} />
              <LineasDelPrecio cotizacion={cotizacion} />
            </>
          )}
        </>
      ) : (
        <p className={classes.source}>Elija un plan para ver cada línea de su precio.</p>
      )}
      {children}
    </aside>
  )
}
