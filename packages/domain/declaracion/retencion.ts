import { DIA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'
import type { EtapaDS } from './etapas.ts'
import type { ResultadoDS } from './evaluacion.ts'

/** A DS that ended here has no further use: what it says of health is not kept (DFL 1, Circular 279; core rules). */
export const cerradasSinContrato: readonly EtapaDS[] = [
  'rechazado',
  'rechazadoRestricciones',
  'rechazadoAreaComercial',
  'noVigente',
  'invitacionAnulada',
]

/** A DS that ended here was denied: it and its background are returned to the applicant (Circular IF/N° 279). */
const denegadas: readonly EtapaDS[] = ['rechazado', 'rechazadoRestricciones', 'rechazadoAreaComercial']

/** Results that end a sale by 'Finalizar Proceso', whoever presses it. */
export const resultadosQueTerminan = [4, 5, 8] as const satisfies readonly ResultadoDS[]

/** Results that wait for the advisor or the applicant: left alone, nothing comes of them. */
export const resultadosQueEsperan = [1, 2, 3, 7] as const satisfies readonly ResultadoDS[]

/** After acceptance, until its applicant has signed the contract: left alone, nothing comes of it. */
export const porContratar: readonly EtapaDS[] = [
  'dsFinalizada',
  'documentosContractuales',
  'resumenCotizacion',
  'firmaDocumentos',
]

/** True of one that was sent and then left alone until its time was over; short of income, it was finished. */
export const vencioEnviada = (ds: { readonly etapa: EtapaDS; readonly resultado: number | null }): boolean =>
  ds.etapa === 'noVigente' && ds.resultado !== null && ds.resultado !== 8

/** True of a stage at which what was declared goes back to whoever declared it. */
export const seDevuelve = (etapa: EtapaDS): boolean => denegadas.includes(etapa)

/** While it is being filled in, before it is signed. */
export const sinEnviar: readonly EtapaDS[] = [
  'cotizante',
  'beneficiarios',
  'preguntas',
  'resumenAntecedentes',
  'resumenDeclaracion',
]

/** What was last touched before this instant has been kept for so many days. */
export const guardadaAntesDe = (ahora: InstanteISO, dias: number): InstanteISO =>
  new Date(Date.parse(ahora) - dias * DIA_MS).toISOString()
