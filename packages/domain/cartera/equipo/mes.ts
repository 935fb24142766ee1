import { type FechaISO, partes, sumaDias, sumaMeses } from '../../base/fechas/fecha.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { mesDeMeta } from './meta.ts'

/** Estados of a sale whose DS was sent, and not annulled afterwards. */
export const conDSEnviada = [
  ...(['DS en Evaluación', 'DS en Revisión', 'DS Aceptada', 'DS Aceptada con Restricciones'] as const),
  ...(['DS Rechazada', 'Renta Insuficiente', 'Documentos Enviados', 'Contrato Suscrito'] as const),
] satisfies EstadoProspecto[]

/** Contracts that a goal asks for by the end of a day of its month, rounded down. */
export function esperadosHasta(meta: number, hoy: FechaISO): number {
  const dias = partes(sumaDias(sumaMeses(mesDeMeta(hoy), 1), -1)).dia
  return Math.floor((meta * partes(hoy).dia) / dias)
}
