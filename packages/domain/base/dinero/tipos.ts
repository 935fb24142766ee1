import type Decimal from 'big.js'

/** Number with its unit in the type. The result of `+ - * /` is a plain number, so it is no amount of any unit. */
type De<Unidad extends string> = number & { readonly '~unidad': Unidad }

/** An amount in UF, with three decimals at most. */
export type UF = De<'UF'>
/** An amount in whole pesos. */
export type Pesos = De<'pesos'>
/** Value of one UF on a day: pesos, with two decimals at most. */
export type ValorUF = De<'pesos por UF'>
/** Weight of persons in the price of a plan, by the table of factors: two decimals at most. */
export type Factor = De<'factor'>

const tiene = (x: number, decimales: number): boolean => {
  const entero = Math.round(x * 10 ** decimales)
  return Number.isSafeInteger(entero) && entero / 10 ** decimales === x
}

/** Whether a number can be an amount in UF. */
export const esUF = (x: number): x is UF => tiene(x, 3)
/** Whether a number can be an amount in pesos. */
export const esPesos = (x: number): x is Pesos => Number.isSafeInteger(x)
/** Whether a number can be the value of one UF. */
export const esValorUF = (x: number): x is ValorUF => x > 0 && tiene(x, 2)
/** Whether a number can be a factor. */
export const esFactor = (x: number): x is Factor => x >= 0 && tiene(x, 2)

const de =
  <T extends number>(es: (x: number) => x is T, que: string) =>
  (x: number | Decimal): T => {
    const numero = typeof x === 'number' ? x : x.toNumber()
    // a decimal with more figures than a number holds would become another amount
    if (!es(numero) || (typeof x !== 'number' && !x.eq(numero))) throw new RangeError(`${x} no es ${que}`)
    return numero
  }

/** Number of the code, or value of a numeric column, as UF; throws RangeError beyond three decimals. */
export const uf = de(esUF, 'un monto en UF')
/** Number as pesos; throws RangeError unless it is whole. */
export const pesos = de(esPesos, 'un monto en pesos')
/** Number as the value of the UF; throws RangeError beyond two decimals and unless it is positive. */
export const valorUF = de(esValorUF, 'un valor de la UF')
/** Number as a factor; throws RangeError beyond two decimals and below 0. */
export const factor = de(esFactor, 'un factor')
