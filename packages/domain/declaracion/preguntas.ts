/** Highest question number of the form. */
const ULTIMA = 15
/** Mental health may not be asked (Ley 21.331, Circular IF/N° 396): never counted, stored or sent. */
export const preguntaSuprimida = 11

/** The questions that are asked, in order. */
export const preguntasDS: readonly number[] = Array.from({ length: ULTIMA }, (_, i) => i + 1).filter(
  (n) => n !== preguntaSuprimida,
)

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
