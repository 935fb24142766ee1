/** Highest question number of the form. */
const ULTIMA = 15
/** Mental health may not be asked (Ley 21.331, Circular IF/N° 396): never counted, stored or sent. */
export const preguntaSuprimida = 11

/** The questions that are asked, in order. */
export const preguntasDS: readonly number[] = Array.from({ length: ULTIMA }, (_, i) => i + 1).filter(
  (n) => n !== preguntaSuprimida,
)

/**
 * How a question is called, on every screen: by its number in the form, so that none is called 11 and the last one is 15
 * (decision 026). How far one has come is said apart.
 */
export const tituloDePregunta = (numero: number): string => `Pregunta ${numero}`

/** The same within a phrase: «la pregunta 12». */
export const nombreDePregunta = (numero: number): string => tituloDePregunta(numero).toLowerCase()

/** A question as it is read: its number in the form, and its words. */
export const preguntaNumerada = (numero: number, texto: string): string => `${numero}. ${texto}`

/** The question after this one; null after the last. After 10 comes 12. */
export function siguientePregunta(numero: number): number | null {
  return preguntasDS.find((n) => n > numero) ?? null
}

/** True when every earlier question is answered: questions open one after another (spec 2 §4). */
export function estaAbierta(numero: number, respondidas: readonly number[]): boolean {
  return preguntasDS.includes(numero) && preguntasDS.every((n) => n >= numero || respondidas.includes(n))
}

/** True when nothing is left to answer. */
export function estaCompleta(respondidas: readonly number[]): boolean {
  return preguntasDS.every((n) => respondidas.includes(n))
}
