import type { FiltroDeAccesosForm, FiltroDeActosForm } from '@alerce/contract/forms/acceso/administracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { callFile, type ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type SesionAbierta = ReplyOf<'obtenerSesionesAbiertas'>[number]
export type Ingreso = ReplyOf<'obtenerIngresos'>['ingresos'][number]
export type AccesoSalud = ReplyOf<'obtenerAccesosSalud'>['accesos'][number]
export type EventoDeSeguridad = ReplyOf<'obtenerEventosSeguridad'>['eventos'][number]

export function useIngresos() {
  useLive('obtenerIngresos', { reposo: REPOSO_MS })
  return usePages('obtenerIngresos', {})
}
const pedidoDeActos = ({ persona, desde, hasta }: FiltroDeActosForm) => ({
  ...(persona ? { persona } : {}),
  ...(desde ? { desde: aDDMMYYYY(desde) } : {}),
  ...(hasta ? { hasta: aDDMMYYYY(hasta) } : {}),
})

/** Request of the access log. Empty filters are left out. */
function pedido({ persona, operacion, desde, hasta, folio }: FiltroDeAccesosForm) {
  return {
    ...(persona ? { persona } : {}),
    ...(operacion ? { operacion } : {}),
    ...(desde ? { desde: aDDMMYYYY(desde) } : {}),
    ...(hasta ? { hasta: aDDMMYYYY(hasta) } : {}),
    ...(folio ? { folio: Number(folio) } : {}),
  }
}

export function useAccesosSalud(filtro: FiltroDeAccesosForm) {
  useLive('obtenerAccesosSalud', { reposo: REPOSO_MS })
  return usePages('obtenerAccesosSalud', pedido(filtro))
}
export const downloadAccesos = (filtro: FiltroDeAccesosForm): Promise<Blob> =>
  callFile('descargarAccesosSalud', pedido(filtro))
export function useEventos(filtro: FiltroDeActosForm) {
  useLive('obtenerEventosSeguridad', { reposo: REPOSO_MS })
  return usePages('obtenerEventosSeguridad', pedidoDeActos(filtro))
}
export const downloadActos = (filtro: FiltroDeActosForm): Promise<Blob> =>
  callFile('descargarEventosSeguridad', pedidoDeActos(filtro))

/** Everybody's, or of one user all that are open: the server picks them. */
export function useSesiones(usuarioId: number | null) {
  useLive('obtenerSesionesAbiertas', { reposo: REPOSO_MS })
  return useRead('obtenerSesionesAbiertas', usuarioId === null ? {} : { usuarioId })
}

export const useUsuario = (usuarioId: number) => useRead('obtenerUsuario', { usuarioId })

export const useCerrarSesion = () => useWrite('cerrarSesion')
export const useConservarSesion = () => useWrite('conservarSesion')

/** Verifies the chain of the access log. The verification itself is logged. */
export const useVerificar = () => useWrite('verificarAccesos')
