import { diasEntre, type FechaISO, sumaDias } from '../../base/fechas/fecha.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import type { GrupoDelDia } from '../siguiente.ts'

/** Days for which a matter of the day is put off by a press. Regla propia, as all of this. */
export const diasParaPosponer = [1, 3] as const

/** Most days that a matter may be put off. */
const maximoDias = 60

/** The days on which a matter that is put off today may come back, both included: tomorrow at the earliest. */
export function diasDeVuelta(hoy: FechaISO): { desde: FechaISO; hasta: FechaISO } {
  return { desde: sumaDias(hoy, 1), hasta: sumaDias(hoy, maximoDias) }
}

/** True for a day on which a matter that is put off today may come back. */
export function puedeVolver(fecha: FechaISO, hoy: FechaISO): boolean {
  const dias = diasEntre(hoy, fecha)
  return dias >= 1 && dias <= maximoDias
}

/** False for an appointment that has not ended: it has its hour, and is moved in the agenda. */
export function sePospone({ grupo, citaId }: { readonly grupo: GrupoDelDia; readonly citaId: number | null }): boolean {
  return citaId === null || grupo !== 'hoy'
}

interface Pospuesto {
  /** Since when the matter stood there as it was put off. */
  readonly desde: InstanteISO
  /** The day on which it comes back. */
  readonly vuelve: FechaISO
}

/**
 * True while a matter stays put off: until its day, and only while it is the same. One that changed since (another
 * Estado, an irregularity, an appointment that was moved) stands there since another instant, and is back at once.
 */
export function siguePospuesto({ desde, vuelve }: Pospuesto, asunto: { desde: InstanteISO }, hoy: FechaISO): boolean {
  return vuelve > hoy && desde === asunto.desde
}
