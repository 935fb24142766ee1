import { type EtapaDS, haLlegado } from '../etapas.ts'
import { preguntasDS } from '../preguntas.ts'

/** What an applicant does on the phone, in order: from the consent to the signature. */
export const pasosDelPostulante = [
  'previred',
  'renta',
  'consideraciones',
  'cotizante',
  'beneficiarios',
  'preguntas',
  'juradas',
  'resumenAntecedentes',
  'resumenDeclaracion',
  'circular',
  'firma',
] as const

export type PasoDelPostulante = (typeof pasosDelPostulante)[number]

/** What each is called, for the applicant and for who follows them. */
export const titulosDelPostulante: Readonly<Record<PasoDelPostulante | 'identidad' | 'enviada', string>> = {
  identidad: 'Identidad',
  previred: 'Autorización PreviRed',
  renta: 'Renta',
  consideraciones: 'Consideraciones',
  cotizante: 'Sus datos',
  beneficiarios: 'Beneficiarios',
  preguntas: 'Preguntas de salud',
  juradas: 'Declaraciones juradas',
  resumenAntecedentes: 'Revisión de sus datos',
  resumenDeclaracion: 'Revisión de la declaración',
  circular: 'Circular del cónyuge',
  firma: 'Firma',
  enviada: 'Enviada',
}

/** How far a declaration has come. */
export interface HechosDelAvance {
  readonly etapa: EtapaDS
  readonly enviada: boolean
  readonly consideracionesAceptadas: boolean
  /** Persons beside the holder of whom nothing was typed yet. */
  readonly sinGuardar: number
  /** Questions answered. */
  readonly respondidas: number
  /** Sworn declarations of medical charges that were not accepted. */
  readonly juradasPorAceptar: number
  /** The circular of a spouse was not accepted. */
  readonly circularPorAceptar: boolean
}

const porEtapa: Partial<Record<EtapaDS, PasoDelPostulante>> = {
  apruebaAutorizacionPrevired: 'previred',
  renta: 'renta',
  noExisteEmpleadoresNoAsistido: 'renta',
  contactarEjecutivo: 'renta',
  resumenAntecedentes: 'resumenDeclaracion',
  resumenDeclaracion: 'firma',
}

/**
 * What an update took back, or somebody new, is asked for before the summaries; the sworn declarations are, because no
 * summary is saved without them, and the circular right before the signature.
 */
function pasoDeLoDeclarado(hechos: HechosDelAvance): PasoDelPostulante {
  if (hechos.sinGuardar > 0) return 'beneficiarios'
  if (hechos.respondidas < preguntasDS.length) return 'preguntas'
  if (hechos.juradasPorAceptar > 0) return 'juradas'
  const paso = porEtapa[hechos.etapa] ?? 'resumenAntecedentes'
  return paso === 'firma' && hechos.circularPorAceptar ? 'circular' : paso
}

/** The step that an applicant is asked for now: before they are known, none; after the sending, none either. */
export function pasoDelPostulante(hechos: HechosDelAvance): PasoDelPostulante | 'identidad' | 'enviada' {
  const { etapa, enviada, consideracionesAceptadas } = hechos
  if (enviada || haLlegado(etapa, 'firma')) return 'enviada'
  if (haLlegado(etapa, 'cotizante')) return pasoDeLoDeclarado(hechos)
  if (etapa === 'consideraciones') return consideracionesAceptadas ? 'cotizante' : 'consideraciones'
  return porEtapa[etapa] ?? 'identidad'
}

/** What each step weighs in the whole: a question one, like each of the other screens. */
const peso = (paso: PasoDelPostulante): number => (paso === 'preguntas' ? preguntasDS.length : 1)

const TOTAL = 1 + pasosDelPostulante.reduce((suma, paso) => suma + peso(paso), 0)

/** How much of the whole is done, 0 to 100: the proof of who they are counts as one screen. */
export function porcentajeDelPostulante(hechos: HechosDelAvance): number {
  const paso = pasoDelPostulante(hechos)
  if (paso === 'identidad') return 0
  if (paso === 'enviada') return 100
  const antes = pasosDelPostulante.slice(0, pasosDelPostulante.indexOf(paso))
  const hecho = 1 + antes.reduce((suma, uno) => suma + peso(uno), 0)
  return Math.floor((100 * (hecho + (paso === 'preguntas' ? hechos.respondidas : 0))) / TOTAL)
}
