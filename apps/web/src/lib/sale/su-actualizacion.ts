import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { detieneLaVenta } from '@alerce/domain/contrato/edicion'
import { useLive } from '../events.ts'
import { useRead } from '../use-call.ts'
import type { Venta } from './venta.ts'

/** Why what a sale goes on with is closed: its update waits to be confirmed or discarded; null: it has none. */
export const esperaSuActualizacion = ({ estadoEdicion }: Pick<Venta, 'estadoEdicion'>): string | null =>
  detieneLaVenta(estadoEdicion) ? edicionMessages.pendiente.text : null

/** A prospect with its update: who began one, the other of the pair and new documents come by themselves. */
export function useSuActualizacion(prospectoId: number | null, enabled = prospectoId !== null) {
  useLive('obtenerDatosProspectoUpd')
  return useRead('obtenerDatosProspectoUpd', { prospectoId: prospectoId ?? 0 }, { enabled })
}

/** Plan in force of the sale while its update is quoted. */
export const useLoQueRige = (prospectoId: number) => useRead('obtenerResumenPlan', { prospectoId })
