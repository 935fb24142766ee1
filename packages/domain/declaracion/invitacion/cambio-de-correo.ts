import { HORA_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'

/** A change of the applicant's e-mail after they were invited, as it stands. Instants ISO. */
interface CambioDeCorreo {
  /** The address that counted before: the one that may confirm the change. */
  readonly anterior: string
  /** Until when it holds the invitation. */
  readonly hasta: InstanteISO
  /** What the former address said: the change is theirs, or not; null: nothing yet. */
  readonly esSuyo: boolean | null
}

/** The end of the hold of a change that is made at an instant. `horas`: parameter horasDeCambioDeCorreo. */
export const retenidaHasta = (creado: InstanteISO, horas: number): InstanteISO =>
  new Date(Date.parse(creado) + horas * HORA_MS).toISOString()

/** What a change does to an invitation: it goes on, waits, or was disowned and waits for another address. */
type Retencion = 'libre' | 'retenida' | 'desconocida'

/** How a change holds an invitation at an instant; null: the address never changed. */
export function retencionDe(cambio: CambioDeCorreo | null, ahora: InstanteISO): Retencion {
  if (cambio === null || cambio.esSuyo === true) return 'libre'
  if (cambio.esSuyo === false) return 'desconocida'
  return cambio.hasta > ahora ? 'retenida' : 'libre'
}

/** Whose word counts when the address changes from `actual`: while a change holds, still the one before it. */
export const direccionFirme = (cambio: CambioDeCorreo | null, actual: string, ahora: InstanteISO): string =>
  cambio !== null && retencionDe(cambio, ahora) !== 'libre' ? cambio.anterior : actual
