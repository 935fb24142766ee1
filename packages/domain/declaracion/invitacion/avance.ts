import { type EtapaDS, haLlegado } from '../etapas.ts'
import { preguntasDS } from '../preguntas.ts'

/** Steps of an applicant on the phone, in order: from the consent to the signature. */
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

/** True once the applicant gave a consent: to the look-up in PreviRed, or by passing the considerations. */
export const haConsentido = ({
  paso,
  previred,
}: {
  readonly paso: PasoDelPostulante | 'identidad' | 'enviada'
  readonly previred: { readonly autorizado: boolean | null }
}): boolean =>
  previred.autorizado === true ||
  paso === 'enviada' ||
  (paso !== 'identidad' && pasosDelPostulante.indexOf(paso) > pasosDelPostulante.indexOf('consideraciones'))

/** Titles of the steps, for the applicant and for the advisor who follows them. */
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

/** Facts about the progress of a declaration. */
export interface HechosDelAvance {
  readonly etapa: EtapaDS
  readonly enviada: boolean
  readonly consideracionesAceptadas: boolean
  /** Persons besides the holder without saved data. */
  readonly sinGuardar: number
  /** Number of answered questions. */
  readonly respondidas: number
  /** Sworn declarations of medical charges that are not accepted. */
  readonly juradasPorAceptar: number
  /** The circular of a spouse is not accepted. */
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
 * Step of the declared data. Missing persons or answers come before the summaries. So do the sworn declarations,
 * because a summary needs them; the circular comes just before the signature.
 */
function pasoDeLoDeclarado(hechos: HechosDelAvance): PasoDelPostulante {
  if (hechos.sinGuardar > 0) return 'beneficiarios'
  if (hechos.respondidas < preguntasDS.length) return 'preguntas'
  if (hechos.juradasPorAceptar > 0) return 'juradas'
  const paso = porEtapa[hechos.etapa] ?? 'resumenAntecedentes'
  return paso === 'firma' && hechos.circularPorAceptar ? 'circular' : paso
}

/** Current step of an applicant; 'identidad' before identification, 'enviada' after sending. */
export function pasoDelPostulante(hechos: HechosDelAvance): PasoDelPostulante | 'identidad' | 'enviada' {
  const { etapa, enviada, consideracionesAceptadas } = hechos
  if (enviada || haLlegado(etapa, 'firma')) return 'enviada'
  if (haLlegado(etapa, 'cotizante')) return pasoDeLoDeclarado(hechos)
  if (etapa === 'consideraciones') return consideracionesAceptadas ? 'cotizante' : 'consideraciones'
  return porEtapa[etapa] ?? 'identidad'
}

/** Weight of a step in the progress: one for each question and for each other screen. */
const peso = (paso: PasoDelPostulante): number => (paso === 'preguntas' ? preguntasDS.length : 1)

const TOTAL = 1 + pasosDelPostulante.reduce((suma, paso) => suma + peso(paso), 0)

/** Progress from 0 to 100; the identification counts as one screen. */
export function porcentajeDelPostulante(hechos: HechosDelAvance): number {
  const paso = pasoDelPostulante(hechos)
  if (paso === 'identidad') return 0
  if (paso === 'enviada') return 100
  const antes = pasosDelPostulante.slice(0, pasosDelPostulante.indexOf(paso))
  const hecho = 1 + antes.reduce((suma, uno) => suma + peso(uno), 0)
  return Math.floor((100 * (hecho + (paso === 'preguntas' ? hechos.respondidas : 0))) / TOTAL)
}
