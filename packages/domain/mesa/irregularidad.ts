/** Codes of irregularities in an issued paper: its signature, the document itself (ours). */
export const deLosPapeles: readonly string[] = ['11', '14']

/** True for an irregularity in an issued paper, not in the applicant's documents. */
export const esDeLosPapeles = (codigo: string): boolean => deLosPapeles.includes(codigo)

/** True for an irregularity in the document itself: it needs another document, signed again. */
export const pideOtroDocumento = (codigo: string): boolean => codigo === '14'

/**
 * True for an irregularity that stops signing on a phone, and stops signed papers from reaching the desk. A corrected
 * one in the papers does not: the desk reviews it in the signed papers.
 */
export const detieneLaFirma = (una: { readonly codigo: string; readonly corregida: string | null }): boolean =>
  !(esDeLosPapeles(una.codigo) && una.corregida !== null)

/** Code of an irregularity in the proof of a first payment. */
export const DEL_PRIMER_PAGO = '15'

/**
 * Screen, without its query, that corrects an irregularity of that code: papers, first payment, or the applicant's
 * documents. After the plan is confirmed, the latter need an update. Own rule: the codes are ours.
 */
export function rutaDeIrregularidad(codigo: string, planConfirmado: boolean): string {
  if (esDeLosPapeles(codigo)) return '/documents-preview'
  if (codigo === DEL_PRIMER_PAGO) return '/resumen-cotizacion'
  return planConfirmado ? '/postulant-datanew' : '/postulant-data'
}

/** Most evidence files of each side (ours). */
export const EVIDENCIAS_POR_LADO = 5
/** Longest text of a requested correction, and of a correction made (ours). */
export const LARGO_DE_MOTIVO = 500

/** Sides that add files: the desk shows the fault, the advisor shows the correction. */
export const ladosDeEvidencia = ['mesa', 'asesor'] as const
export type LadoDeEvidencia = (typeof ladosDeEvidencia)[number]

/** Turn of an irregularity: the advisor (abierta), the desk (corregida), nobody (cerrada). */
type SituacionDeIrregularidad = 'abierta' | 'corregida' | 'cerrada'

/** Turn by the instants of correction and closing; ISO instants or null. */
export function situacionDeIrregularidad(una: {
  readonly corregida: string | null
  readonly cerrada: string | null
}): SituacionDeIrregularidad {
  if (una.cerrada !== null) return 'cerrada'
  return una.corregida === null ? 'abierta' : 'corregida'
}

/** First open irregularity that waits for the advisor; undefined: all are with the desk. */
export const porCorregir = <T extends { readonly corregida: string | null }>(abiertas: readonly T[]): T | undefined =>
  abiertas.find(({ corregida }) => situacionDeIrregularidad({ corregida, cerrada: null }) === 'abierta')

/** Whether a side may add one more file now: the advisor in their turn, the desk until it is closed. */
export function recibeEvidencia(
  situacion: SituacionDeIrregularidad,
  lado: LadoDeEvidencia,
  tiene: number,
): 'recibe' | 'fueraDeTurno' | 'completa' {
  const suTurno = situacion === 'abierta' || (lado === 'mesa' && situacion === 'corregida')
  if (!suTurno) return 'fueraDeTurno'
  return tiene < EVIDENCIAS_POR_LADO ? 'recibe' : 'completa'
}
