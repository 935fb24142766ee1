import { textoLimpio } from '../texto/limpio.ts'
import { deDDMMYYYY, esFecha, type FechaISO } from './fecha.ts'

/**
 * Kinds of typed day. `dia` needs a four-digit year. A `nacimiento` lies in the past, so two digits are enough. An
 * `aproximada` also lies in the past, and may be a month alone (its first day).
 */
export type FechaEscrita = 'dia' | 'nacimiento' | 'aproximada'

const SIGLO = 100
const two = (text: string) => text.padStart(2, '0')

/** Names of the months, from January. */
export const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

/** Month of an ISO day in words: 'diciembre de 2026'. */
export const mesEscrito = (fecha: FechaISO): string => `${MESES[Number(fecha.slice(5, 7)) - 1]} de ${fecha.slice(0, 4)}`

/** '03' for 3, 03, mar or marzo; '00', an invalid month, for anything else. */
function numeroDelMes(escrito: string): string {
  if (/^\d+$/.test(escrito)) return two(escrito)
  const nombre = escrito
    .toLowerCase()
    .replace(/^set(?=$|i)/, 'sept')
    .replace(/^sept$/, 'sep')
  return two(String(MESES.findIndex((mes) => mes === nombre || mes.slice(0, 3) === nombre) + 1))
}

/** Latest day up to `hoy` whose year ends in these digits: 07-03-92 is of 1992, 07-03-12 of 2012. */
function enElPasado(dia: string, mes: string, anio: string, hoy: FechaISO): FechaISO | null {
  const siglo = Math.floor(Number(hoy.slice(0, 4)) / SIGLO) * SIGLO
  const candidatas = [siglo, siglo - SIGLO].map((base) => deDDMMYYYY(`${dia}-${mes}-${base + Number(anio)}`))
  return candidatas.find((fecha) => fecha !== null && fecha <= hoy) ?? null
}

/** Text with one kind of dash, and without the midnight that a spreadsheet adds to a day. */
const limpia = (texto: string): string =>
  textoLimpio(texto)
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .trim()
    .replace(/[T ]00:00(:00(\.0+)?)?$/, '')

const DEL_MAYOR = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/
const DEL_MENOR = [
  /^(\d{2})(\d{2})(\d{4}|\d{2})$/,
  /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,10})\.?[-/. ](\d{4}|\d{2})$/i,
  /^(\d{1,2}) de ([a-z]{3,10}) del? (\d{4})$/i,
]

/** Day written year first (1984-03-05, 1984/03/05, 19840305); such a text is never a valid day-month-year. */
function delMayor(escrito: string): FechaISO | null {
  const [, anio, , mes, dia] = DEL_MAYOR.exec(escrito) ?? []
  const iso = `${anio}-${mes}-${dia}`
  return esFecha(iso) ? iso : null
}

/**
 * ISO day of a typed, pasted or loaded text; null when it is not a day. 5-3-1984, 05/03/1984, 05031984, 05-mar-1984, 5
 * de marzo de 1984 and 1984-03-05 00:00 are all 1984-03-05: the day always precedes the month. `hoy`: ISO day of the
 * typing, used only for a two-digit year.
 */
export function leeFechaEscrita(texto: string, hoy: FechaISO, lectura: FechaEscrita = 'dia'): FechaISO | null {
  const escrito = limpia(texto)
  const mesSolo = lectura === 'aproximada' ? /^(\d{1,2})[-/. ](\d{4})$/.exec(escrito) : null
  if (mesSolo) return deDDMMYYYY(`01-${two(mesSolo[1] ?? '')}-${mesSolo[2]}`)
  const found = DEL_MENOR.map((forma) => forma.exec(escrito)).find((uno) => uno !== null)
  if (!found) return delMayor(escrito)
  const [dia, mes, anio] = [two(found[1] ?? ''), numeroDelMes(found[2] ?? ''), found[3] ?? '']
  if (anio.length === 4) return deDDMMYYYY(`${dia}-${mes}-${anio}`) ?? delMayor(escrito)
  return lectura === 'dia' ? null : enElPasado(dia, mes, anio, hoy)
}
