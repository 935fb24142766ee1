import { diasEntre, type FechaISO, sumaDias } from '../../base/fechas/fecha.ts'

/** Days that a cover lasts at most, both ends counted: who is away for longer hands over for good (own rule). */
export const diasDeSuplencia = 120

/** The days of a cover in Santiago, both of them in it. */
interface DiasDeSuplencia {
  readonly desde: FechaISO
  readonly hasta: FechaISO
}

type FallaDeDias = 'pasado' | 'orden' | 'larga'

/** What is wrong with the days of a new cover, or null. `pasado`: it begins before today. */
export function fallaDeDias({ desde, hasta }: DiasDeSuplencia, hoy: FechaISO): FallaDeDias | null {
  if (desde < hoy) return 'pasado'
  if (hasta < desde) return 'orden'
  return diasEntre(desde, hasta) < diasDeSuplencia ? null : 'larga'
}

/** Whether two stretches have a day in common. */
const seCruzan = (una: DiasDeSuplencia, otra: DiasDeSuplencia): boolean =>
  una.desde <= otra.hasta && otra.desde <= una.hasta

/** A cover that is not over: who is away, and who has their cases meanwhile. */
export interface Suplencia extends DiasDeSuplencia {
  readonly ausenteId: number
  readonly cubreId: number
}

/** `ausente`: they are covered in those days already; `cadena`: who covers is away, or who is away covers somebody. */
type FallaDeSuplencia = 'ausente' | 'cadena'

/** Why a new cover may not stand beside those that are not over, or null: one cover of a person at a time, and none of a cover. */
export function cruceDeSuplencias(nueva: Suplencia, otras: readonly Suplencia[]): FallaDeSuplencia | null {
  const cruzadas = otras.filter((otra) => seCruzan(nueva, otra))
  if (cruzadas.some(({ ausenteId }) => ausenteId === nueva.ausenteId)) return 'ausente'
  const encadena = ({ ausenteId, cubreId }: Suplencia) => ausenteId === nueva.cubreId || cubreId === nueva.ausenteId
  return cruzadas.some(encadena) ? 'cadena' : null
}

/** Where a cover stands on a day. */
export function momentoDeSuplencia(
  { desde, hasta }: DiasDeSuplencia,
  hoy: FechaISO,
): 'por venir' | 'en curso' | 'vencida' {
  if (hoy < desde) return 'por venir'
  return hoy <= hasta ? 'en curso' : 'vencida'
}

/** The last day that a cover which begins on this one may have. */
export const ultimoDiaDeSuplencia = (desde: FechaISO): FechaISO => sumaDias(desde, diasDeSuplencia - 1)
