import { folioQueExigeFun } from '../limites.ts'
import type { EstadoProspecto } from '../postulacion/estado.ts'

/** True when the folio belongs to a charge in force of somebody else; '-' or text never does (spec 1 §4, step 1). */
export function requiereFun(folio: string | number | null): boolean {
  const value = Number(folio ?? Number.NaN)
  return !Number.isNaN(value) && value >= folioQueExigeFun
}

/** Where a sale has ended or left our hands: nobody waits for its FUN any more (ours). */
export const estadosSinFun = [
  'Inactivo',
  'Invitación Anulada',
  'DS Rechazada',
  'DS Anulada',
  'Renta Insuficiente',
  'Contrato Suscrito',
] as const satisfies readonly EstadoProspecto[]
