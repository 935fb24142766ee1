import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type SesionAbierta = ReplyOf<'obtenerSesionesAbiertas'>[number]
export type Usuario = ReplyOf<'obtenerUsuarios'>[number]
export type Ingreso = ReplyOf<'obtenerIngresos'>['ingresos'][number]
export type AccesoSalud = ReplyOf<'obtenerAccesosSalud'>['accesos'][number]
export type Evento = ReplyOf<'obtenerEventosSeguridad'>['eventos'][number]

export const useIngresos = () => usePages('obtenerIngresos', {})
export const useAccesosSalud = (folio: number | null) =>
  usePages('obtenerAccesosSalud', folio === null ? {} : { folio })
export const useEventos = () => usePages('obtenerEventosSeguridad', {})

export const useSesiones = () => useRead('obtenerSesionesAbiertas', {})

export const useUsuarios = () => useRead('obtenerUsuarios', {})

export const useCerrarSesion = () => useWrite('cerrarSesion')

/** That it was verified stands in the log of the administration. */
export const useVerificar = () => useWrite('verificarAccesos')
