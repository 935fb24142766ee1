import type { Pesos, UF, ValorUF } from './tipos.ts'

function conPuntos(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Number in Chilean notation: '1.234,5'. `decimales`: exact count; absent: as many as it has. */
export function formatoNumero(value: number, decimales?: number): string {
  const text = decimales === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimales)
  const [whole = '0', fraction] = text.split('.')
  return `${value < 0 ? '−' : ''}${conPuntos(whole)}${fraction ? `,${fraction}` : ''}`
}

/** UF with its three decimals: '3,071'. */
export function formatoUF(uf: UF): string {
  return formatoNumero(uf, 3)
}

/** Value of one UF in pesos, with its two decimals: '41.098,15'. */
export function formatoValorUF(valor: ValorUF): string {
  return formatoNumero(valor, 2)
}

/** Whole pesos: '$ 126.212', with a space that does not break. */
export function formatoPesos(pesos: Pesos): string {
  return `${pesos < 0 ? '−' : ''}$\u00a0${conPuntos(String(Math.abs(pesos)))}`
}
