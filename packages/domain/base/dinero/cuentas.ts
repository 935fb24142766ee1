import Big from 'big.js'
import { cociente, type Decimal } from './decimal.ts'
import { type Factor, factor, type Pesos, pesos, type UF, uf, type ValorUF } from './tipos.ts'

// The only arithmetic on money: exact in base ten, rounded half up where a function says so.

const CERO = new Big(0)

const suma = (montos: readonly number[]): Decimal => montos.reduce((sum, monto) => sum.plus(monto), CERO)

/** The sum of amounts in UF. */
export const sumaUF = (...montos: readonly UF[]): UF => uf(suma(montos))

/** An amount in UF less others. */
export const restaUF = (monto: UF, ...menos: readonly UF[]): UF => uf(new Big(monto).minus(suma(menos)))

/** The sum of amounts in pesos. */
export const sumaPesos = (...montos: readonly Pesos[]): Pesos =>
  pesos(montos.reduce((sum: number, monto) => sum + monto, 0))

/** An amount in pesos less another. */
export const restaPesos = (monto: Pesos, menos: Pesos): Pesos => pesos(monto - menos)

/** The average of one amount in pesos or more, rounded to whole pesos. */
export const promedioPesos = (montos: readonly Pesos[]): Pesos =>
  pesos(cociente(sumaPesos(...montos), montos.length, 0))

/** The sum of the factors of a group. */
export const sumaFactores = (...factores: readonly Factor[]): Factor => factor(suma(factores))

/** A base price × a factor, rounded to the third decimal. */
export const porFactor = (base: UF, por: Factor): UF => uf(new Big(base).times(por).round(3, Big.roundHalfUp))

/**
 * Amount in UF divided by weights, at least one of them above 0. Each part is rounded down to the third decimal and the
 * first takes the remainder, so that the parts add up to the amount.
 */
export function reparteUF(monto: UF, pesos: readonly number[]): UF[] {
  const todos = suma(pesos)
  const partes = pesos.map((peso) => uf(new Big(monto).times(peso).div(todos).round(3, Big.roundDown)))
  const sobra = restaUF(monto, ...partes)
  return partes.map((parte, indice) => (indice === 0 ? sumaUF(parte, sobra) : parte))
}

/** UF × its value, rounded to whole pesos. */
export const pesosDe = (monto: UF, valor: ValorUF): Pesos =>
  pesos(new Big(monto).times(valor).round(0, Big.roundHalfUp))

/** Pesos in UF, rounded to the third decimal. */
export const ufDe = (monto: Pesos, valor: ValorUF): UF => uf(cociente(monto, valor, 3))

/** So many percent of an amount, rounded to whole pesos. */
export const porcentaje = (monto: Pesos, porciento: number): Pesos =>
  pesos(new Big(monto).times(porciento).div(100).round(0, Big.roundHalfUp))

/** So many percent of an amount in UF, rounded to the third decimal. */
export const porcentajeUF = (monto: UF, porciento: number): UF =>
  uf(new Big(monto).times(porciento).div(100).round(3, Big.roundHalfUp))

/** Whether an amount is above so many percent of another, to the last figure. */
export const supera = (monto: Pesos, porciento: number, de: Pesos): boolean =>
  new Big(monto).times(100).gt(new Big(de).times(porciento))

/** Percentage that one amount is of another, which must not be 0; one decimal. */
export const enPorcentaje = (parte: Pesos, todo: Pesos): number => cociente(new Big(parte).times(100), todo, 1)

/** The lesser of two amounts of one kind. */
export const menor = <T extends UF | Pesos>(a: T, b: T): T => (b < a ? b : a)

/** The greater of two amounts of one kind. */
export const mayor = <T extends UF | Pesos>(a: T, b: T): T => (b > a ? b : a)

/** Share that one amount in UF is of another, which must not be 0: 1 is the whole; four decimals. */
export const proporcion = (parte: UF, todo: UF): number => cociente(parte, todo, 4)
