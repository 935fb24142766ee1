import type { EstadoProspecto } from '../declaracion/estado.ts'

/** Where a sale has ended or left our hands: nobody waits for its FUN any more (ours). */
export const estadosSinFun = [
  'Inactivo',
  'Invitación Anulada',
  'DS Rechazada',
  'DS Anulada',
  'Renta Insuficiente',
  'Contrato Suscrito',
] as const satisfies readonly EstadoProspecto[]
