import { diasEntre, type FechaISO, sumaDias } from '../../base/fechas/fecha.ts'

/** Longest cover, in days, both ends counted; a longer absence needs a permanent transfer (own rule). */
export const diasDeSuplencia = 120

/** Days of a cover in Santiago, both included. */
interface DiasDeSuplencia {
  readonly desde: FechaISO
  readonly hasta: FechaISO
}

type FallaDeDias = 'pasado' | 'orden' | 'larga'

/** Fault of the days of a new cover, or null. `pasado`: it begins before today. */
export function fallaDeDias({ desde, hasta }: DiasDeSuplencia, hoy: FechaISO): FallaDeDias | null {
  if (desde < hoy) return 'pasado'
  if (hasta < desde) return 'orden'
  return diasEntre(desde, hasta) < diasDeSuplencia ? null : 'larga'
}

/** Whether two covers have a day in common. */
const seCruzan = (una: DiasDeSuplencia, otra: DiasDeSuplencia): boolean =>
  una.desde <= otra.hasta && otra.desde <= una.hasta

/** Cover that is not over: id of the absent advisor, and of the one who covers. */
export interface Suplencia extends DiasDeSuplencia {
  readonly ausenteId: number
  readonly cubreId: number
}

/**
 * `ausente`: already covered on those days; `cadena`: the covering advisor is absent, or the absent one covers
 * somebody.
 */
type FallaDeSuplencia = 'ausente' | 'cadena'

/**
 * Conflict of a new cover with those that are not over, or null: one cover of a person at a time, and no chain of
 * covers.
 */
export function cruceDeSuplencias(nueva: Suplencia, otras: readonly Suplencia[]): FallaDeSuplencia | null {
  const cruzadas = otras.filter((otra) => seCruzan(nueva, otra))
  if (cruzadas.some(({ ausenteId }) => ausenteId === nueva.ausenteId)) return 'ausente'
  const encadena = ({ ausenteId, cubreId }: Suplencia) => ausenteId === nueva.cubreId || cubreId === nueva.ausenteId
  return cruzadas.some(encadena) ? 'cadena' : null
}

/** State of a cover on a day. */
export function momentoDeSuplencia(
  { desde, hasta }: DiasDeSuplencia,
  hoy: FechaISO,
): 'por venir' | 'en curso' | 'vencida' {
  if (hoy < desde) return 'por venir'
  return hoy <= hasta ? 'en curso' : 'vencida'
}

/** Last possible day of a cover that begins on this day. */
export const ultimoDiaDeSuplencia = (desde: FechaISO): FechaISO => sumaDias(desde, diasDeSuplencia - 1)
