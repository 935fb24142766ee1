/** Result codes in the words of the desk (spec 2 §4). */
const words: Readonly<Record<number, string>> = {
  0: 'A evaluación médica',
  1: 'Autorizada',
  2: 'Autorizada con restricciones',
  3: 'En revisión',
  4: 'Rechazada',
  5: 'Anulada',
  6: 'A evaluación financiera',
  7: 'En revisión financiera',
  8: 'Renta insuficiente',
}

export const resultadoText = (resultado: number): string => words[resultado] ?? `Resultado ${resultado}`

/** A step of the case: approving the income is no result of the declaration. */
export const pasoText = (clase: 'financiera' | 'medica', resultado: number): string =>
  clase === 'financiera' && resultado === 1 ? 'Renta aprobada' : resultadoText(resultado)

/** An answer that was given, in words; `retenida`: it can be taken back for a moment. */
export type OnAnswered = (what: string, retenida: boolean) => void
