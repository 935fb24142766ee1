import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import { usePages } from '../../../../lib/use-pages.ts'

export type Mandato = ReplyOf<'obtenerMandatos'>['filas'][number]
/** Accepted sales that lack a mandate, or mandates that stand. */
export type CualesMandatos = 'faltan' | 'vigentes'

/** How often a desk that is looked at asks again. */
const NET_MS = 60_000

export function useMandatos(cuales: CualesMandatos) {
  useLive('obtenerMandatos')
  return usePages('obtenerMandatos', { cuales }, { everyMs: NET_MS })
}

export const useRegistrar = () => useWrite('registrarMandato')
export const useRevocar = () => useWrite('revocarMandato')
