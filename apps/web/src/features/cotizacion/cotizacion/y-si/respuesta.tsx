import { restaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import classes from './y-si.module.css'

function difference(now: UF, then: UF): string {
  const uf = restaUF(then, now)
  if (uf === 0) return 'lo mismo que hoy'
  return uf > 0 ? `${formatoUF(uf)} UF más que hoy` : `${formatoUF(restaUF(now, then))} UF menos que hoy`
}

/** The price as supposed, what it differs by, and whether that income bears it. */
export function Respuesta({ ahora, supuesto }: ReplyOf<'simularPrecio'>) {
  const { cotizacion, monto, minimoMonto, maximoMonto, cabe } = supuesto
  return (
    <>
      <p className={classes.total}>
        <b>
          <AmountUF value={cotizacion.totalUF} />
        </b>
        <AmountPesos value={cotizacion.totalPesos} />
      </p>
      <p>
        {difference(ahora.cotizacion.totalUF, cotizacion.totalUF)}. Su 7 % sería <AmountPesos value={monto} />.
      </p>
      {!cabe && (
        <Notice tone="warn">
          Con esa renta se puede pactar entre {formatoPesos(minimoMonto)} y {formatoPesos(maximoMonto)}: este plan no
          cabe.
        </Notice>
      )}
    </>
  )
}
