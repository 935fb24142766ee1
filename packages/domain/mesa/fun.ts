import type { FechaISO } from '../base/fechas/fecha.ts'
import { folioQueExigeFun } from '../limites.ts'
import type { EstadoProspecto } from '../postulacion/estado.ts'

/** True when the folio belongs to a charge in force of somebody else; '-' or text never does (spec 1 §4, step 1). */
export function requiereFun(folio: string | number | null): boolean {
  const value = Number(folio ?? Number.NaN)
  return !Number.isNaN(value) && value >= folioQueExigeFun
}

/** When a cancellation as somebody's charge (FUN) was received by CCS and processed; '' while it was not. */
export interface FechasFun {
  readonly recibido: FechaISO | ''
  readonly procesado: FechaISO | ''
}

export type FaltaFun = 'sinFecha' | 'futuro' | 'antesDeRecibir'

/**
 * What is wrong with each date, or null: it is received on a day up to today, and processed from that day up to today,
 * or not yet (core rules, Creating a DS).
 */
export function revisaFun(
  { recibido, procesado }: FechasFun,
  hoy: FechaISO,
): { readonly recibido: FaltaFun | null; readonly procesado: FaltaFun | null } {
  return { recibido: faltaRecibido(recibido, hoy), procesado: faltaProcesado(procesado, recibido, hoy) }
}

function faltaRecibido(recibido: string, hoy: FechaISO): FaltaFun | null {
  if (!recibido) return 'sinFecha'
  return recibido > hoy ? 'futuro' : null
}

function faltaProcesado(procesado: string, recibido: string, hoy: FechaISO): FaltaFun | null {
  if (!procesado) return null
  if (procesado > hoy) return 'futuro'
  return recibido && procesado < recibido ? 'antesDeRecibir' : null
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
