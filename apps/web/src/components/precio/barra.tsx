import { proporcion } from '@alerce/domain/base/dinero/cuentas'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { type Cotizacion, partesDelPrecio } from './partes.ts'
import classes from './por-que.module.css'

/** Below this share of the total a piece is too narrow for its figure. */
const ROOM = 0.12

/** The price as one bar; its lines carry the same swatches. */
export function Barra({ cotizacion }: { readonly cotizacion: Cotizacion }) {
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
