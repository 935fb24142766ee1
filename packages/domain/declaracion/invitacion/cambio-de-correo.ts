import { HORA_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'

/** Change of the applicant's e-mail after the invitation. Instants ISO. */
interface CambioDeCorreo {
  /** Address before the change, which may confirm it. */
  readonly anterior: string
  /** End of the hold on the invitation. */
  readonly hasta: InstanteISO
  /** Answer from the former address: the change is theirs, or not; null: no answer. */
  readonly esSuyo: boolean | null
}

/** End of the hold for a change made at an instant. `horas`: parameter horasDeCambioDeCorreo. */
export const retenidaHasta = (creado: InstanteISO, horas: number): InstanteISO =>
  new Date(Date.parse(creado) + horas * HORA_MS).toISOString()

/** Effect of a change on an invitation: free, held, or disowned until there is another address. */
type Retencion = 'libre' | 'retenida' | 'desconocida'

/** Effect of a change on an invitation at an instant; null: the address never changed. */
export function retencionDe(cambio: CambioDeCorreo | null, ahora: InstanteISO): Retencion {
  if (cambio === null || cambio.esSuyo === true) return 'libre'
  if (cambio.esSuyo === false) return 'desconocida'
  return cambio.hasta > ahora ? 'retenida' : 'libre'
}

/** Address that must confirm a change from `actual`: during a hold, still the one before it. */
export const direccionFirme = (cambio: CambioDeCorreo | null, actual: string, ahora: InstanteISO): string =>
  cambio !== null && retencionDe(cambio, ahora) !== 'libre' ? cambio.anterior : actual
