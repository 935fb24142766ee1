import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import { usePages } from '../../../../lib/use-pages.ts'

export type Rechazo = ReplyOf<'obtenerRechazos'>['filas'][number]
export type CualesRechazos = 'vigentes' | 'pasados'

/** How often a desk that is looked at asks again. */
const NET_MS = 60_000

export function useRechazos(cuales: CualesRechazos) {
  useLive('obtenerRechazos')
  return usePages('obtenerRechazos', { cuales }, { everyMs: NET_MS })
}

export const useRegistrar = () => useWrite('registrarRechazo')
export const useLevantar = () => useWrite('levantarRechazo')
