import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../api/call.ts'
import { readOptions } from '../api/read-options.ts'
import { useLive } from '../events.ts'
import { useWrite } from '../use-call.ts'

/** Last request of a prospect: PSA_ESTADO and the comment of the head of team. */
export type Autorizacion = ReplyOf<'estadoAutorizacion'>

/** Interval in ms of refetches by a visible screen, in case an event was lost. */
const NET_MS = 60_000

/** State of a prospect's authorization, refetched when the server reports a change. */
export function useAutorizacion(prospectoId: number | null) {
  const payload = { ProspectoID: prospectoId ?? 0 }
  useLive('estadoAutorizacion', { payload: payload, prospectos: [prospectoId] })
  const options = readOptions('estadoAutorizacion', payload, { enabled: prospectoId !== null })
  return useQuery({ ...options, refetchInterval: NET_MS })
}

export const useSolicitarAutorizacion = () => useWrite('solicitarAutorizacion')
