import { useInfiniteQuery } from '@tanstack/react-query'
import { call, type PayloadOf, type ReplyOf } from '../../lib/api/call.ts'
import { useRead, useWrite } from '../../lib/use-call.ts'

export type SesionAbierta = ReplyOf<'obtenerSesionesAbiertas'>[number]
export type Usuario = ReplyOf<'obtenerUsuarios'>[number]
export type Ingreso = ReplyOf<'obtenerIngresos'>['ingresos'][number]
export type AccesoSalud = ReplyOf<'obtenerAccesosSalud'>['accesos'][number]
export type Evento = ReplyOf<'obtenerEventosSeguridad'>['eventos'][number]

/** What comes by pages, newest first. */
type Paged = 'obtenerIngresos' | 'obtenerAccesosSalud' | 'obtenerEventosSeguridad'

const usePages = <N extends Paged>(name: N, filter: PayloadOf<N>) =>
  useInfiniteQuery({
    queryKey: [name, filter] as const,
    queryFn: ({ pageParam, signal }): Promise<ReplyOf<N>> =>
      call(name, { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  })

export const useIngresos = () => usePages('obtenerIngresos', {})
export const useAccesosSalud = (folio: number | null) =>
  usePages('obtenerAccesosSalud', folio === null ? {} : { folio })
export const useEventos = () => usePages('obtenerEventosSeguridad', {})

export const useSesiones = () => useRead('obtenerSesionesAbiertas', {})

export const useUsuarios = () => useRead('obtenerUsuarios', {})

export const useCerrarSesion = () =>
  useWrite('cerrarSesion', ['obtenerSesionesAbiertas', 'obtenerIngresos', 'obtenerUsuarios'])

/** That it was verified stands in the log of the administration. */
export const useVerificar = () => useWrite('verificarAccesos', ['obtenerEventosSeguridad'])
