import { entradasDeCupon } from '../base/entradas-de-cupon.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'

/** Who pays without an employer, and so by coupon until the mandate runs: an independent or a voluntary ('' while none is chosen). */
export const pagaConCupon = (tipo: string): boolean => tipo === 'I' || tipo === 'V'

/** Whether a row of employers shows the coupon's button (spec 2 §4): its worker type, and the ids of the Bitácora. */
export const hayCupon = (tipo: string, entradas: readonly number[]): boolean =>
  pagaConCupon(tipo) && Object.values(entradasDeCupon).some((id) => entradas.includes(id))

/** The month that a coupon of this day pays: 'AAAAMM' (rule of ours). */
export const mesDelCupon = (hoy: FechaISO): string => hoy.slice(0, 7).replace('-', '')

/** What is written on the payment so that it finds its contract: the folio, who pays of those in it, and the month (rule of ours). */
export const referenciaDelCupon = (folio: number, entidadId: number, mes: string): string =>
  `${folio}-${entidadId}-${mes}`
