import { inicioDelDia } from '../base/fechas/dia.ts'
import { HORA_MS, MINUTO_MS } from '../base/fechas/duracion.ts'
import { sumaDias } from '../base/fechas/fecha.ts'
import { hoyEnSantiago, type InstanteISO } from '../base/fechas/instante.ts'
import { horasDeActividad, minutosSinActividad } from '../limites.ts'

/** Why a session ends by itself: I inactivity, N change of day, A twelve hours of activity (spec 1 §4). */
export type FinDeSesion = 'I' | 'N' | 'A'

/** Facts that end a session. Instants ISO; `horas`: activity of the day in Santiago. */
export interface Vigencia {
  readonly inicio: InstanteISO
  readonly ultimaActividad: InstanteISO
  readonly horas: number
}

/**
 * Why a session is over at an instant, or null (spec 1 §9). N only for a session begun on an earlier day of Santiago,
 * so that a login at 00:10 holds (domain rules §9.16).
 */
export function finDeSesion({ inicio, ultimaActividad, horas }: Vigencia, ahora: InstanteISO): FinDeSesion | null {
  if (hoyEnSantiago(inicio) < hoyEnSantiago(ahora)) return 'N'
  if (Date.parse(ahora) - Date.parse(ultimaActividad) >= minutosSinActividad * MINUTO_MS) return 'I'
  return horas >= horasDeActividad ? 'A' : null
}

/** Next end of a live session: reason and instant. The end by activity assumes that work goes on. */
export function proximoFin(
  { ultimaActividad, horas }: Vigencia,
  ahora: InstanteISO,
): { readonly motivo: FinDeSesion; readonly en: InstanteISO } {
  const medianoche = inicioDelDia(sumaDias(hoyEnSantiago(ahora), 1))
  const fines = [
    { motivo: 'I' as const, en: Date.parse(ultimaActividad) + minutosSinActividad * MINUTO_MS },
    { motivo: 'N' as const, en: Date.parse(medianoche) },
    { motivo: 'A' as const, en: Date.parse(ahora) + (horasDeActividad - horas) * HORA_MS },
  ]
  const { motivo, en } = fines.reduce((first, other) => (other.en < first.en ? other : first))
  return { motivo, en: new Date(en).toISOString() }
}
