import { folioQueExigeFun } from '../limites.ts'
import type { EstadoProspecto } from '../postulacion/estado.ts'

/** True for a folio that belongs to a charge in force of another person; '-' or text never does (spec 1 §4, step 1). */
export function requiereFun(folio: string | number | null): boolean {
  const value = Number(folio ?? Number.NaN)
  return !Number.isNaN(value) && value >= folioQueExigeFun
}

/** Estados in which the FUN of a sale is no longer needed, because the sale has ended (ours). */
export const estadosSinFun = [
  'Inactivo',
  'Invitación Anulada',
  'DS Rechazada',
  'DS Anulada',
  'Renta Insuficiente',
  'Contrato Suscrito',
] as const satisfies readonly EstadoProspecto[]
