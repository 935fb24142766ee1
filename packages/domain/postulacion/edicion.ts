import type { EstadoProspecto } from './estado.ts'

const terminados: ReadonlySet<EstadoProspecto> = new Set<EstadoProspecto>([
  'DS Rechazada',
  'DS Anulada',
  'Contrato Suscrito',
])

/** An update in this state is open: it waits to be confirmed or discarded. */
export const EDICION_ABIERTA = 'E'

/** Why a sale takes no update any more, whatever its declaration says. */
export type CierreDeProspecto = 'inactivo' | 'terminada'

/** Closed to updates by the card alone: inactive, rejected, cancelled or subscribed (core rules, UPD); null while it is not. */
export function cierreDeProspecto({
  activo,
  estado,
}: {
  readonly activo: boolean
  readonly estado: EstadoProspecto
}): CierreDeProspecto | null {
  if (!activo) return 'inactivo'
  return terminados.has(estado) ? 'terminada' : null
}
