import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type SesionAbierta = ReplyOf<'obtenerSesionesAbiertas'>[number]
export type Usuario = ReplyOf<'obtenerUsuarios'>[number]
export type Ingreso = ReplyOf<'obtenerIngresos'>['ingresos'][number]
export type AccesoSalud = ReplyOf<'obtenerAccesosSalud'>['accesos'][number]
export type Evento = ReplyOf<'obtenerEventosSeguridad'>['eventos'][number]

export function useIngresos() {
  useLive('obtenerIngresos', { reposo: REPOSO_MS })
  return usePages('obtenerIngresos', {})
}
export function useAccesosSalud(folio: number | null) {
  useLive('obtenerAccesosSalud', { reposo: REPOSO_MS })
  return usePages('obtenerAccesosSalud', folio === null ? {} : { folio })
}
export function useEventos() {
  useLive('obtenerEventosSeguridad', { reposo: REPOSO_MS })
  return usePages('obtenerEventosSeguridad', {})
}

export function useSesiones() {
  useLive('obtenerSesionesAbiertas', { reposo: REPOSO_MS })
  return useRead('obtenerSesionesAbiertas', {})
}

export const useUsuarios = () => useRead('obtenerUsuarios', {})

export const useCerrarSesion = () => useWrite('cerrarSesion')

/** That it was verified stands in the log of the administration. */
export const useVerificar = () => useWrite('verificarAccesos')
