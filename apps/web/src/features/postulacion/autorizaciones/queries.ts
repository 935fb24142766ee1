import type { ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type Solicitud = ReplyOf<'obtenerAutorizaciones'>['filas'][number]
export type FiltroDeAutorizaciones = 'pendientes' | 'decididas'

/** How often a desk that is looked at asks again, should no event have reached it. */
const NET_MS = 60_000

/** Queue, read again after an event of the server. */
export function useAutorizaciones(cuales: FiltroDeAutorizaciones) {
  useLive('obtenerAutorizaciones')
  return usePages('obtenerAutorizaciones', { cuales }, { everyMs: NET_MS })
}
