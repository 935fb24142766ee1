import type { Pesos } from '../base/dinero/tipos.ts'
import { entradasDeCupon } from '../base/entradas-de-cupon.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import { primerMes } from './vigencia.ts'

/** Who pays without an employer, and so by coupon until the mandate runs: an independent or a voluntary ('' while none is chosen). */
export const pagaConCupon = (tipo: string): boolean => tipo === 'I' || tipo === 'V'

/** Whether a row of employers shows the coupon's button (spec 2 §4): its worker type, and the ids of the Bitácora. */
export const hayCupon = (tipo: string, entradas: readonly number[]): boolean =>
  pagaConCupon(tipo) && Object.values(entradasDeCupon).some((id) => entradas.includes(id))

/**
 * The month that a coupon sent on `hoy` pays, 'AAAAMM': the current one, never before the first of the contract, which
 * was issued on `emision` (rule of ours).
 */
export function mesDelCupon(hoy: FechaISO, emision: FechaISO): string {
  const actual = hoy.slice(0, 7).replace('-', '')
  const primero = primerMes(emision)
  return actual < primero ? primero : actual
}

/** What a coupon asks for: of which declaration, of whom of those who pay in it, of which month ('AAAAMM'), and how much. */
interface CuponDelMes {
  readonly folio: number
  readonly entidadId: number
  readonly mes: string
  readonly pesos: Pesos
}

/**
 * What is written on the payment so that it finds its contract: folio, who pays, month, and the amount itself, so that
 * another amount of the same month is another reference and the same amount the same one (rule of ours, decision 035).
 */
export const referenciaDelCupon = ({ folio, entidadId, mes, pesos }: CuponDelMes): string =>
  `${folio}-${entidadId}-${mes}-${pesos}`
