import type { FechaISO } from '../fechas/fecha.ts'

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
