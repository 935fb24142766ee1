import { DIA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'
import type { EtapaDS } from './etapas.ts'
import type { ResultadoDS } from './evaluacion.ts'

/** Final stages after which the health data of a DS are not kept (DFL 1, Circular 279; core rules). */
export const cerradasSinContrato: readonly EtapaDS[] = [
  'rechazado',
  'rechazadoRestricciones',
  'rechazadoAreaComercial',
  'noVigente',
  'invitacionAnulada',
]

/** Final stages of a denied DS: it and its background are returned to the applicant (Circular IF/N° 279). */
const denegadas: readonly EtapaDS[] = ['rechazado', 'rechazadoRestricciones', 'rechazadoAreaComercial']

/** Results that end a sale by 'Finalizar Proceso', pressed by anybody. */
export const resultadosQueTerminan = [4, 5, 8] as const satisfies readonly ResultadoDS[]

/** Results that wait for the advisor or the applicant; without activity they lapse. */
export const resultadosQueEsperan = [1, 2, 3, 7] as const satisfies readonly ResultadoDS[]

/** Stages between acceptance and the signature of the contract; without activity they lapse. */
export const porContratar: readonly EtapaDS[] = [
  'dsFinalizada',
  'documentosContractuales',
  'resumenCotizacion',
  'firmaDocumentos',
]

/** True for a sent DS that lapsed without activity; a DS of insufficient income was finished instead. */
export const vencioEnviada = (ds: { readonly etapa: EtapaDS; readonly resultado: number | null }): boolean =>
  ds.etapa === 'noVigente' && ds.resultado !== null && ds.resultado !== 8

/** True for a stage at which the declared data are returned to the applicant. */
export const seDevuelve = (etapa: EtapaDS): boolean => denegadas.includes(etapa)

/** Stages of filling in, before the signature. */
export const sinEnviar: readonly EtapaDS[] = [
  'cotizante',
  'beneficiarios',
  'preguntas',
  'resumenAntecedentes',
  'resumenDeclaracion',
]

/** Instant before which the last activity is older than so many days. */
export const guardadaAntesDe = (ahora: InstanteISO, dias: number): InstanteISO =>
  new Date(Date.parse(ahora) - dias * DIA_MS).toISOString()
