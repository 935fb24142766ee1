import { useInfiniteQuery } from '@tanstack/react-query'
import { call, callFile, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { useRead } from '../../../lib/use-call.ts'

export type Correo = ReplyOf<'obtenerCorreo'>
export type Cabecera = ReplyOf<'obtenerCorreos'>['correos'][number]

/** How often the open outbox looks for new mails. */
const POLL_MS = 10_000

/** The outbox by pages, newest first. */
export const useCorreos = () =>
  useInfiniteQuery({
    queryKey: ['obtenerCorreos'] as const,
    queryFn: ({ pageParam, signal }) =>
      call('obtenerCorreos', pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchInterval: POLL_MS,
  })

export const useCorreo = (correoId: number) => useRead('obtenerCorreo', { correoId })

/** The bytes of one attachment. */
export const leerAdjunto = (of: PayloadOf<'descargarAdjuntoCorreo'>): Promise<Blob> =>
  callFile('descargarAdjuntoCorreo', of)
