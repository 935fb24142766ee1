import Big from 'big.js'

const MEDIO_ARRIBA = Big.roundHalfUp

/** UF to 3 decimals, half up: each component of a price is rounded so, once. */
export function redondeaUF(uf: Big.BigSource): number {
  return new Big(uf).round(3, MEDIO_ARRIBA).toNumber()
}

/** The sum of amounts in UF, exact to 3 decimals. */
export function sumaUF(...ufs: readonly number[]): number {
  return redondeaUF(ufs.reduce((sum, uf) => sum.plus(uf), new Big(0)))
}

/** UF × its value in pesos, to whole pesos, half up. */
export function pesosDe(uf: number, valorUF: number): number {
  return new Big(uf).times(valorUF).round(0, MEDIO_ARRIBA).toNumber()
}

/** Pesos in UF, to 3 decimals. */
export function ufDe(pesos: number, valorUF: number): number {
  return redondeaUF(new Big(pesos).div(valorUF))
}
