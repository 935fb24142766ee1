import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { diferencia } from '../../../../components/precio/diferencia.ts'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import classes from './y-si.module.css'

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
        {diferencia(ahora.cotizacion.totalUF, cotizacion.totalUF, 'hoy')}. Su 7 % sería <AmountPesos value={monto} />.
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
