import { deDDMMYYYY, esFecha, type FechaISO } from './fecha.ts'

/**
 * How a typed day is read: `dia` needs its four-digit year; a `nacimiento` lies in the past, so two digits of the year
 * are enough; an `aproximada` also in the past, and may name its month alone (its first day).
 */
export type FechaEscrita = 'dia' | 'nacimiento' | 'aproximada'

const SIGLO = 100
const two = (text: string) => text.padStart(2, '0')

/** The latest day up to `hoy` whose year ends so: 07-03-92 is of 1992, 07-03-12 of 2012. */
function enElPasado(dia: string, mes: string, anio: string, hoy: FechaISO): FechaISO | null {
  const siglo = Math.floor(Number(hoy.slice(0, 4)) / SIGLO) * SIGLO
  const candidatas = [siglo, siglo - SIGLO].map((base) => deDDMMYYYY(`${dia}-${mes}-${base + Number(anio)}`))
  return candidatas.find((fecha) => fecha !== null && fecha <= hoy) ?? null
}

/**
 * The ISO day of what was typed: 5-3-1984, 05/03/1984 and 05031984 are all 1984-03-05; null for anything else.
 * `hoy`: the ISO day on which it is typed.
 */
export function leeFechaEscrita(texto: string, hoy: FechaISO, lectura: FechaEscrita = 'dia'): FechaISO | null {
  const escrito = texto.trim()
  if (esFecha(escrito)) return escrito
  const mesSolo = lectura === 'aproximada' ? /^(\d{1,2})[-/. ](\d{4})$/.exec(escrito) : null
  if (mesSolo) return deDDMMYYYY(`01-${two(mesSolo[1] ?? '')}-${mesSolo[2]}`)
  const found =
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(escrito) ?? /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(escrito)
  if (!found) return null
  const [dia, mes, anio] = [two(found[1] ?? ''), two(found[2] ?? ''), found[3] ?? '']
  if (anio.length === 4) return deDDMMYYYY(`${dia}-${mes}-${anio}`)
  return lectura === 'dia' ? null : enElPasado(dia, mes, anio, hoy)
}
