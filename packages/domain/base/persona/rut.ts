import { enSignosSimples, sinExponente } from '../texto/signos.ts'

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

/** Labels that people write before the number: 'RUT:', 'R.U.N.', 'Rut N°', 'C.I.'. */
const ETIQUETA = /^(?:R\.? ?U\.? ?[TN]|C\.? ?I|C[EÉ]DULA)\.?(?: ?N(?:[°º.]|RO\.?)+)?[ :#-]*/i
/** Body, with thousands separated by a point, a comma, blanks or nothing; optional dash; check digit. */
const RUT = /^(\d{1,3}(?:[ .,]{0,2}\d{3}){1,2}) ?-? ?([\dK])$/i

const sinEtiqueta = (text: string): string => {
  const escrito = enSignosSimples(text)
    .replace(ETIQUETA, '')
    .replace(/[.,;]$/, '')
  return sinExponente(escrito) ?? escrito
}

/** Body and check digit of a text in the form of a RUT; null otherwise. */
function partesDe(escrito: string): { readonly cuerpo: string; readonly digito: string } | null {
  const [, grupos = '', digito = ''] = RUT.exec(escrito) ?? []
  const cuerpo = grupos.replaceAll(/\D/g, '')
  return cuerpo.length >= 6 ? { cuerpo, digito: digito.toUpperCase() } : null
}

/** Fault of a typed RUT: leading zeros, or invalid; null when it is valid (spec 1 §5). */
export function revisaRut(text: string): 'ceros' | 'invalido' | null {
  const escrito = sinEtiqueta(text)
  if (escrito.startsWith('0')) return 'ceros'
  const partes = partesDe(escrito)
  return partes && digitoVerificador(Number(partes.cuerpo)) === partes.digito ? null : 'invalido'
}

/**
 * RUT in any spelling ('12.345.678-5', '123456785', 'RUT: 12345678–5') as '12345678-5'; null when it is not valid. The
 * only reader of a RUT: fields, calls, files and certificates use it.
 */
export function normalizaRut(text: string): string | null {
  const partes = revisaRut(text) === null ? partesDe(sinEtiqueta(text)) : null
  return partes && `${partes.cuerpo}-${partes.digito}`
}

/** RUT in any spelling as '12.345.678-5'; a text that is not a RUT is returned unchanged. */
export function formatoRut(rut: string): string {
  const partes = partesDe(sinEtiqueta(rut))
  return partes ? `${partes.cuerpo.replace(/\B(?=(\d{3})+$)/g, '.')}-${partes.digito}` : rut
}

/** Companies are registered from 50.000.000 on (foreigners' provisional ones from 100.000.000). */
export function esRutEmpresa(rut: string): boolean {
  const cuerpo = Number(partesDe(sinEtiqueta(rut))?.cuerpo)
  return cuerpo >= 50_000_000 && cuerpo < 100_000_000
}
