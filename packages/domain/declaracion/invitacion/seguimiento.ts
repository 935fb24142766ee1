import type { EtapaDS } from '../etapas.ts'
import { vencioEnviada } from '../retencion.ts'

/** Situations of a sent declaration, as the applicant's page shows them. */
export const situacionesDelPostulante = [
  'enEvaluacion',
  'autorizada',
  'restringida',
  'antecedentes',
  'antecedentesRenta',
  'rechazada',
  'restriccionesRechazadas',
  'anulada',
  'rentaInsuficiente',
  'rentaSinRespaldo',
  'vencida',
  'aceptada',
  'porCorregir',
  'porFirmar',
  'firmadaSola',
  'firmada',
  'suscrita',
] as const

export type SituacionDelPostulante = (typeof situacionesDelPostulante)[number]

/** Facts of a sent declaration. */
interface DeclaracionEnviada {
  readonly etapa: EtapaDS
  readonly resultado: number | null
  /** Average income used by the evaluation; null: no paper proved one. */
  readonly rentaPromedio: number | null
}

const porResultado: readonly SituacionDelPostulante[] = [
  'enEvaluacion',
  'autorizada',
  'restringida',
  'antecedentes',
  'rechazada',
  'anulada',
  'enEvaluacion',
  'antecedentesRenta',
  'rentaInsuficiente',
]

const porEtapa: Partial<Record<EtapaDS, SituacionDelPostulante>> = {
  rechazado: 'rechazada',
  rechazadoRestricciones: 'restriccionesRechazadas',
  rechazadoAreaComercial: 'anulada',
  noVigente: 'rentaInsuficiente',
  dsFinalizada: 'aceptada',
  documentosContractuales: 'aceptada',
  resumenCotizacion: 'aceptada',
  firmaDocumentos: 'porFirmar',
  firmaIsapre: 'firmada',
  firmaIsapreRevision: 'firmada',
  terminado: 'suscrita',
}

/** Facts of a contract besides the declaration. */
interface HechosDelContrato {
  /** Stage of the other side of a pair, whose signature a signed contract waits for; null without one. */
  readonly otra?: EtapaDS | null
  /** The applicant signed papers that must be corrected and signed again. */
  readonly firmoOtros?: boolean
}

/** Situation of a sent declaration for its applicant: the text shown, and the next request. */
export function situacionDelPostulante(
  { etapa, resultado, rentaPromedio }: DeclaracionEnviada,
  { otra = null, firmoOtros = false }: HechosDelContrato = {},
): SituacionDelPostulante {
  if (vencioEnviada({ etapa, resultado })) return 'vencida'
  const situacion = porEtapa[etapa] ?? porResultado[resultado ?? 0] ?? 'enEvaluacion'
  if (situacion === 'rentaInsuficiente' && rentaPromedio === null) return 'rentaSinRespaldo'
  if (situacion === 'aceptada' && firmoOtros) return 'porCorregir'
  const firmaron: readonly (SituacionDelPostulante | undefined)[] = ['firmada', 'suscrita']
  return situacion === 'firmada' && otra !== null && !firmaron.includes(porEtapa[otra]) ? 'firmadaSola' : situacion
}

/**
 * True for results that only the applicant of an electronic sale answers: accepting restrictions, and sending
 * background (core rules, Stages of the DS).
 */
export const respondeElPostulante = (resultado: number | null): boolean =>
  resultado === 2 || resultado === 3 || resultado === 7
