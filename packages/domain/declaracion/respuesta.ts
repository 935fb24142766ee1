import type { InstanteISO } from '../base/fechas/instante.ts'

/** Seconds for which an answer against the applicant is kept back, so that who gave it can take it back. */
export const PLAZO_PARA_DESHACER = 15

/** The instant at which an answer given now leaves. */
export function saleDespuesDe(ahora: InstanteISO): InstanteISO {
  return new Date(Date.parse(ahora) + PLAZO_PARA_DESHACER * 1000).toISOString()
}

/** True of the results that go against the applicant: 4 rejected, 5 cancelled, 8 insufficient income. */
export function esEnContra(resultado: number): boolean {
  return resultado === 4 || resultado === 5 || resultado === 8
}

/** Words and letters that a reason has at least: shorter, it tells the applicant nothing. */
const PALABRAS = 4
const LETRAS = 15

/** True when a reason says something: four different words, of fifteen letters in all. */
export function esMotivoDeFondo(motivo: string): boolean {
  const palabras = motivo.toLocaleLowerCase('es-CL').match(/\p{L}+/gu) ?? []
  return new Set(palabras).size >= PALABRAS && palabras.join('').length >= LETRAS
}
