import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { detieneLaVenta } from '@alerce/domain/contrato/edicion'
import { useLive } from '../events.ts'
import { useRead } from '../use-call.ts'
import type { Venta } from './venta.ts'

/** Why a sale cannot go on: its update waits to be confirmed or discarded; null: it has none. */
export const esperaSuActualizacion = ({ estadoEdicion }: Pick<Venta, 'estadoEdicion'>): string | null =>
  detieneLaVenta(estadoEdicion) ? edicionMessages.pendiente.text : null

/** Prospect with its update; its start by another user, the pair and new documents arrive by themselves. */
export function useSuActualizacion(prospectoId: number | null, enabled = prospectoId !== null) {
  useLive('obtenerDatosProspectoUpd')
  return useRead('obtenerDatosProspectoUpd', { prospectoId: prospectoId ?? 0 }, { enabled })
}

/** Plan in force of the sale while its update is quoted. */
export const useLoQueRige = (prospectoId: number) => useRead('obtenerResumenPlan', { prospectoId })
