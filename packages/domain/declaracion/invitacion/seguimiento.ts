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
  'vencida',
  'aceptada',
  'porFirmar',
  'firmada',
  'suscrita',
] as const

export type SituacionDelPostulante = (typeof situacionesDelPostulante)[number]

/** What a sent declaration is known by. */
export interface DeclaracionEnviada {
  readonly etapa: EtapaDS
  readonly resultado: number | null
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

/** What the applicant of a sent declaration is told, and may be asked for. */
export function situacionDelPostulante({ etapa, resultado }: DeclaracionEnviada): SituacionDelPostulante {
  if (vencioEnviada({ etapa, resultado })) return 'vencida'
  return porEtapa[etapa] ?? porResultado[resultado ?? 0] ?? 'enEvaluacion'
}

/**
 * True of a result that of an electronic sale the applicant answers, and nobody for them: restrictions are accepted or
 * not, and background comes from who it is of (core rules, Stages of the DS).
 */
export const respondeElPostulante = (resultado: number | null): boolean =>
  resultado === 2 || resultado === 3 || resultado === 7
