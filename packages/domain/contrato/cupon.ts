import type { Pesos } from '../base/dinero/tipos.ts'
import { entradasDeCupon } from '../base/entradas-de-cupon.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import { primerMes } from './vigencia.ts'

/**
 * True for worker types without an employer, who pay by coupon until the mandate runs: independent or voluntary (''
 * while not chosen).
 */
export const pagaConCupon = (tipo: string): boolean => tipo === 'I' || tipo === 'V'

/** Whether a row of employers shows the coupon's button (spec 2 §4): its worker type, and the ids of the Bitácora. */
export const hayCupon = (tipo: string, entradas: readonly number[]): boolean =>
  pagaConCupon(tipo) && Object.values(entradasDeCupon).some((id) => entradas.includes(id))

/**
 * Month that a coupon sent on `hoy` pays, 'AAAAMM': the current one, never before the first of the contract issued on
 * `emision` (own rule).
 */
export function mesDelCupon(hoy: FechaISO, emision: FechaISO): string {
  const actual = hoy.slice(0, 7).replace('-', '')
  const primero = primerMes(emision)
  return actual < primero ? primero : actual
}

/** Data of a coupon: folio of the declaration, paying entity, month ('AAAAMM') and amount. */
interface CuponDelMes {
  readonly folio: number
  readonly entidadId: number
  readonly mes: string
  readonly pesos: Pesos
}

/**
 * Reference written on the payment, so that it finds its contract: folio, payer, month and amount. Another amount of
 * the same month gives another reference (own rule, decision 035).
 */
export const referenciaDelCupon = ({ folio, entidadId, mes, pesos }: CuponDelMes): string =>
  `${folio}-${entidadId}-${mes}-${pesos}`
