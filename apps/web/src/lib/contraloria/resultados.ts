/** Result codes in the words of the desk (spec 2 §4). */
const words: Readonly<Record<number, string>> = {
  0: 'A evaluación médica',
  1: 'Autorizada',
  2: 'Autorizada con restricciones',
  3: 'Se piden antecedentes',
  4: 'Rechazada',
  5: 'Anulada',
  6: 'A evaluación financiera',
  7: 'Se piden antecedentes de la renta',
  8: 'Renta insuficiente',
}

export const resultadoText = (resultado: number): string => words[resultado] ?? `Resultado ${resultado}`

/** Step of the case: approving the income is no result of the declaration, nor is a resend. */
export const pasoText = (clase: 'financiera' | 'medica', resultado: number, reenvio = false): string => {
  if (reenvio) return 'Antecedentes recibidos'
  return clase === 'financiera' && resultado === 1 ? 'Renta aprobada' : resultadoText(resultado)
}

/** Pending condition of an answer: its time, or a confirmation by another person; null: it took effect. */
type EsperaDeRespuesta = 'plazo' | 'confirmacion' | null

/** Pending condition of a given answer. */
export const esperaDe = (dada: {
  readonly saleEn: string | null
  readonly porConfirmar: boolean
}): EsperaDeRespuesta => {
  if (dada.porConfirmar) return 'confirmacion'
  return dada.saleEn === null ? null : 'plazo'
}

/** Given answer, in words; while it waits it can be withdrawn. */
export type OnAnswered = (what: string, espera: EsperaDeRespuesta) => unknown

/** Author name of the automatic evaluation in records. */
const MAQUINA = 'motor local'

/** Whether the automatic evaluation decided, without a person. */
export const decidioLaMaquina = (por: string): boolean => por === MAQUINA

/** Author of an act, in words. */
export const quienLoHizo = (por: string): string => (decidioLaMaquina(por) ? 'evaluación automática' : por)
