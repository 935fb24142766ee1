import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import classes from './values.module.css'

/** An amount in UF, always with three decimals and its unit: 3,071 UF. */
export function AmountUF({ value }: { readonly value: UF }) {
  return (
    <span className={classes.amount} translate="no">
      {formatoUF(value)} UF
    </span>
  )
}

/** Whole pesos: $ 126.212. */
export function AmountPesos({ value }: { readonly value: Pesos }) {
  return (
    <span className={classes.amount} translate="no">
      {formatoPesos(value)}
    </span>
  )
}
