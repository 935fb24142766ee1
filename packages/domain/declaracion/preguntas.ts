/** Highest question number of the form. */
const ULTIMA = 15
/** Mental health may not be asked (Ley 21.331, Circular IF/N° 396): never counted, stored or sent. */
export const preguntaSuprimida = 11

/** Numbers of the questions, in order. */
export const preguntasDS: readonly number[] = Array.from({ length: ULTIMA }, (_, i) => i + 1).filter(
  (n) => n !== preguntaSuprimida,
)

/**
 * Title of a question on every screen: its number in the form, so that 11 is missing and the last is 15 (decision 026).
 * Progress is shown separately.
 */
export const tituloDePregunta = (numero: number): string => `Pregunta ${numero}`

/** Title within a phrase: «la pregunta 12». */
export const nombreDePregunta = (numero: number): string => tituloDePregunta(numero).toLowerCase()

/** Question as shown: its number in the form, and its text. */
export const preguntaNumerada = (numero: number, texto: string): string => `${numero}. ${texto}`

/** Next question; null after the last. After 10 comes 12. */
export function siguientePregunta(numero: number): number | null {
  return preguntasDS.find((n) => n > numero) ?? null
}

/** True when every earlier question is answered: questions open in sequence (spec 2 §4). */
export function estaAbierta(numero: number, respondidas: readonly number[]): boolean {
  return preguntasDS.includes(numero) && preguntasDS.every((n) => n >= numero || respondidas.includes(n))
}

/** True when every question is answered. */
export function estaCompleta(respondidas: readonly number[]): boolean {
  return preguntasDS.every((n) => respondidas.includes(n))
}
