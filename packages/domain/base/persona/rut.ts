/** The check digit of a RUT body, modulo 11: '0'–'9' or 'K'. */
export function digitoVerificador(cuerpo: number): string {
  let sum = 0
  let factor = 2
  for (const digit of String(cuerpo).split('').reverse()) {
    sum += Number(digit) * factor
    factor = factor === 7 ? 2 : factor + 1
  }
  const rest = 11 - (sum % 11)
  if (rest === 11) return '0'
  return rest === 10 ? 'K' : String(rest)
}

function limpio(text: string): string {
  return text.trim().replaceAll('.', '').replaceAll('-', '').toUpperCase()
}

/** What is wrong with a RUT as typed: leading zeros, or not a valid one; null when it is fine (spec 1 §5). */
export function revisaRut(text: string): 'ceros' | 'invalido' | null {
  const rut = limpio(text)
  if (/^0/.test(rut)) return 'ceros'
  if (!/^[\d.]+-?[\dKk]$/.test(text.trim()) || !/^\d{6,9}[\dK]$/.test(rut)) return 'invalido'
  return digitoVerificador(Number(rut.slice(0, -1))) === rut.at(-1) ? null : 'invalido'
}

/** '12.345.678-5', '123456785' … as '12345678-5'; null when it is not a valid RUT. */
export function normalizaRut(text: string): string | null {
  if (revisaRut(text) !== null) return null
  const rut = limpio(text)
  return `${rut.slice(0, -1)}-${rut.slice(-1)}`
}

/** Any spelling as '12.345.678-5'; what is not a RUT comes back as it was. */
export function formatoRut(rut: string): string {
  const clean = limpio(rut)
  if (!/^\d+[\dK]$/.test(clean)) return rut
  return `${clean.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.')}-${clean.slice(-1)}`
}

/** Companies are registered from 50.000.000 on (foreigners' provisional ones from 100.000.000). */
export function esRutEmpresa(rut: string): boolean {
  const cuerpo = Number(limpio(rut).slice(0, -1))
  return cuerpo >= 50_000_000 && cuerpo < 100_000_000
}
