import Big from 'big.js'
import type { UF, ValorUF } from './tipos.ts'

/** Value of a numeric column of the database: exact in base ten, never a binary float. */
export type Decimal = Big

/** A numeric column as the database writes it. */
export const leeDecimal = (text: string): Decimal => new Big(text)

/** An amount as a numeric column is written. */
export const textoDecimal = (monto: UF | ValorUF): string => new Big(monto).toFixed()

/** a × b, exact; for measures. */
export const producto = (a: number, b: number): Decimal => new Big(a).times(b)

/** a ÷ b to so many decimals, half up; for measures and shares, not for money. */
export const cociente = (a: number | Decimal, b: number | Decimal, decimales: number): number =>
  new Big(a).div(b).round(decimales, Big.roundHalfUp).toNumber()
