import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import classes from '../postulante.module.css'
import type { SeguimientoDeDS } from '../queries.ts'

/** The income that was looked at, and the most that can be taken of it. */
export function Renta({ data: { renta, maximo } }: { readonly data: SeguimientoDeDS }) {
  return (
    <dl className={classes.datos}>
      {renta !== null && (
        <div>
          <dt>Renta promedio</dt>
          <dd>{formatoPesos(renta)}</dd>
        </div>
      )}
      {maximo !== null && (
        <div>
          <dt>Máximo descontable</dt>
          <dd>{formatoPesos(maximo)}</dd>
        </div>
      )}
    </dl>
  )
}
