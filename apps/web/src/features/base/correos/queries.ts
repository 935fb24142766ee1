import { useInfiniteQuery } from '@tanstack/react-query'
import { call, callFile, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'

export type Correo = ReplyOf<'obtenerCorreo'>
export type Cabecera = ReplyOf<'obtenerCorreos'>['correos'][number]

/** The outbox by pages, newest first, as it grows. */
export function useCorreos() {
  useLive('obtenerCorreos', { reposo: REPOSO_MS })
  return useInfiniteQuery({
    queryKey: ['obtenerCorreos'] as const,
    queryFn: ({ pageParam, signal }) =>
      call('obtenerCorreos', pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  })
}

/** One mail, and what becomes of it. */
export function useCorreo(correoId: number) {
  useLive('obtenerCorreo', { payload: { correoId }, reposo: REPOSO_MS })
  return useRead('obtenerCorreo', { correoId })
}

/** The bytes of one attachment. */
export const leerAdjunto = (of: PayloadOf<'descargarAdjuntoCorreo'>): Promise<Blob> =>
  callFile('descargarAdjuntoCorreo', of)
