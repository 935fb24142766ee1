import type { EstadoProspecto } from './estado.ts'

const terminados: ReadonlySet<EstadoProspecto> = new Set<EstadoProspecto>([
  'DS Rechazada',
  'DS Anulada',
  'Contrato Suscrito',
])

/** An update in this state is open: it waits to be confirmed or discarded. */
export const EDICION_ABIERTA = 'E'

/** Reasons why a sale no longer takes updates, whatever its declaration says. */
export type CierreDeProspecto = 'inactivo' | 'terminada'

/**
 * Reason why the card alone closes updates: inactive, rejected, cancelled or subscribed (core rules, UPD); null: open.
 */
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
