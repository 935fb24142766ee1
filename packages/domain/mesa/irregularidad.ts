/** Codes of what is wrong with a paper that was issued to be signed: its signature, the document itself (ours). */
export const deLosPapeles: readonly string[] = ['11', '14']

/** True of what is wrong with a paper that was issued to be signed, not with what the applicant handed in. */
export const esDeLosPapeles = (codigo: string): boolean => deLosPapeles.includes(codigo)

/** True of what is wrong with the document itself: only another document puts it right, and that one is signed anew. */
export const pideOtroDocumento = (codigo: string): boolean => codigo === '14'

/**
 * True of an irregularity that keeps papers from being signed on a phone, and what was signed from the desk. One of the
 * papers that was put right does not: the desk looks at it in the papers that are signed.
 */
export const detieneLaFirma = (una: { readonly codigo: string; readonly corregida: string | null }): boolean =>
  !(esDeLosPapeles(una.codigo) && una.corregida !== null)

/** The code of what is wrong with the proof of a first payment. */
export const DEL_PRIMER_PAGO = '15'

/**
 * The screen, without its query, where an irregularity of that code is corrected: its papers, its first payment, or what the applicant
 * handed in; once the plan is confirmed that is changed by an update. Regla propia: the codes are ours.
 */
export function rutaDeIrregularidad(codigo: string, planConfirmado: boolean): string {
  if (esDeLosPapeles(codigo)) return '/documents-preview'
  if (codigo === DEL_PRIMER_PAGO) return '/resumen-cotizacion'
  return planConfirmado ? '/postulant-datanew' : '/postulant-data'
}

/** Most files with which each side shows what is wrong, or that it was put right (ours). */
export const EVIDENCIAS_POR_LADO = 5
/** Longest text of what must be corrected, and of what was (ours). */
export const LARGO_DE_MOTIVO = 500

/** Who hands in a file: the desk, which shows what is wrong, or the advisor, who shows that it was put right. */
export const ladosDeEvidencia = ['mesa', 'asesor'] as const
export type LadoDeEvidencia = (typeof ladosDeEvidencia)[number]

/** Whose turn it is with an irregularity: the advisor's (abierta), the desk's (corregida), nobody's (cerrada). */
type SituacionDeIrregularidad = 'abierta' | 'corregida' | 'cerrada'

/** The turn, by when it was handed back and closed; ISO instants or null. */
export function situacionDeIrregularidad(una: {
  readonly corregida: string | null
  readonly cerrada: string | null
}): SituacionDeIrregularidad {
  if (una.cerrada !== null) return 'cerrada'
  return una.corregida === null ? 'abierta' : 'corregida'
}

/** The first that waits for the advisor, of those that are open; undefined: all are with the desk. */
export const porCorregir = <T extends { readonly corregida: string | null }>(abiertas: readonly T[]): T | undefined =>
  abiertas.find(({ corregida }) => situacionDeIrregularidad({ corregida, cerrada: null }) === 'abierta')

/** Whether a side may hand in one more file now: the advisor in their turn, the desk until it is closed. */
export function recibeEvidencia(
  situacion: SituacionDeIrregularidad,
  lado: LadoDeEvidencia,
  tiene: number,
): 'recibe' | 'fueraDeTurno' | 'completa' {
  const suTurno = situacion === 'abierta' || (lado === 'mesa' && situacion === 'corregida')
  if (!suTurno) return 'fueraDeTurno'
  return tiene < EVIDENCIAS_POR_LADO ? 'recibe' : 'completa'
}
