import type { FechaISO } from '../fechas/fecha.ts'

/** Days on which CCS received and processed a cancellation as a charge (FUN); '' until then. */
export interface FechasFun {
  readonly recibido: FechaISO | ''
  readonly procesado: FechaISO | ''
}

export type FaltaFun = 'sinFecha' | 'futuro' | 'antesDeRecibir'

/**
 * Fault of each date, or null. Received on a day up to today; processed between that day and today, or not yet (core
 * rules, Creating a DS).
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
