import { primerDiaHabil } from '../../base/fechas/descanso.ts'
import { diasEntre, type FechaISO, sumaDias } from '../../base/fechas/fecha.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import type { GrupoDelDia } from '../siguiente.ts'

/** Days by which a button postpones a matter of the day. Own rule, as this whole file. */
const diasParaPosponer = [1, 3] as const

/** A day offered by a button; `dias`: 1 tomorrow, 3 in three days; null: the day after a rest. */
interface VueltaOfrecida {
  readonly fecha: FechaISO
  readonly dias: (typeof diasParaPosponer)[number] | null
}

/** Days that buttons offer, each once: one that falls on a Sunday or a holiday of the law gives way to the next. */
export function vueltasOfrecidas(hoy: FechaISO): VueltaOfrecida[] {
  const todas = diasParaPosponer.map((dias) => {
    const dia = sumaDias(hoy, dias)
    const fecha = primerDiaHabil(dia)
    return { fecha, dias: fecha === dia ? dias : null }
  })
  return [...new Map(todas.map((una) => [una.fecha, una])).values()]
}

/** Most days by which a matter may be postponed. */
const maximoDias = 60

/** First and last day to which a matter may be postponed today, both included: tomorrow at the earliest. */
export function diasDeVuelta(hoy: FechaISO): { desde: FechaISO; hasta: FechaISO } {
  return { desde: sumaDias(hoy, 1), hasta: sumaDias(hoy, maximoDias) }
}

/** True for a day to which a matter may be postponed today. */
export function puedeVolver(fecha: FechaISO, hoy: FechaISO): boolean {
  const dias = diasEntre(hoy, fecha)
  return dias >= 1 && dias <= maximoDias
}

/** False for an appointment that has not ended: it has its hour, and is moved in the agenda. */
export function sePospone({ grupo, citaId }: { readonly grupo: GrupoDelDia; readonly citaId: number | null }): boolean {
  return citaId === null || grupo !== 'hoy'
}

interface Pospuesto {
  /** Start of the matter when it was postponed. */
  readonly desde: InstanteISO
  /** Day on which it returns. */
  readonly vuelve: FechaISO
}

/**
 * True while a matter stays postponed: until its day, and while its start is the same. A change (another Estado, an
 * irregularity, a moved appointment) gives it a new start, so that it returns at once.
 */
export function siguePospuesto({ desde, vuelve }: Pospuesto, asunto: { desde: InstanteISO }, hoy: FechaISO): boolean {
  return vuelve > hoy && desde === asunto.desde
}
