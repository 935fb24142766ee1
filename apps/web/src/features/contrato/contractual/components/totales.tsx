import type { UF } from '@alerce/domain/base/dinero/tipos'
import { AmountUF } from '../../../../components/values/amounts.tsx'
import classes from '../contractual.module.css'

interface TotalesProps {
  readonly pactada: UF
  readonly pagar: UF
}

/** Both in UF a month (spec 2 §2, Documents screens). */
export function Totales({ pactada, pagar }: TotalesProps) {
  return (
    <dl className={classes.totals}>
      <div>
        <dt>Total Cotización Pactada</dt>
        <dd>
          <AmountUF value={pactada} />
        </dd>
      </div>
      <div>
        <dt>Total Cotización Pagar</dt>
        <dd>
          <AmountUF value={pagar} />
        </dd>
      </div>
    </dl>
  )
}
