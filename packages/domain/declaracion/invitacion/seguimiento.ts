import type { EtapaDS } from '../etapas.ts'
import { vencioEnviada } from '../retencion.ts'

/** Where a sent declaration stands for its applicant, on their own page. */
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

/** What a sent declaration is known by. */
interface DeclaracionEnviada {
  readonly etapa: EtapaDS
  readonly resultado: number | null
  /** The average income that an evaluation rested on; null: none that any paper showed. */
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

/** What is known of a contract beside the declaration. */
interface HechosDelContrato {
  /** Stage of the other's of a pair, whose signature a signed contract waits for; null where there is none. */
  readonly otra?: EtapaDS | null
  /** They signed papers of it that are to be corrected, and signed anew. */
  readonly firmoOtros?: boolean
}

/** What the applicant of a sent declaration is told, and may be asked for. */
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
 * True of a result that of an electronic sale the applicant answers, and nobody for them: restrictions are accepted or
 * not, and background comes from who it is of (core rules, Stages of the DS).
 */
export const respondeElPostulante = (resultado: number | null): boolean =>
  resultado === 2 || resultado === 3 || resultado === 7
