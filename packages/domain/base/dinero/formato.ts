function conPuntos(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** A number as it is written in Chile: '1.234,5'. `decimales`: exactly so many; absent: as many as it has. */
export function formatoNumero(value: number, decimales?: number): string {
  const text = decimales === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimales)
  const [whole = '0', fraction] = text.split('.')
  return `${value < 0 ? '−' : ''}${conPuntos(whole)}${fraction ? `,${fraction}` : ''}`
}

/** UF with its three decimals: '3,071'. */
export function formatoUF(uf: number): string {
  return formatoNumero(uf, 3)
}

/** Whole pesos: '$ 126.212', with a space that does not break. */
export function formatoPesos(pesos: number): string {
  return `${pesos < 0 ? '−' : ''}$\u00a0${conPuntos(String(Math.abs(Math.round(pesos))))}`
}
