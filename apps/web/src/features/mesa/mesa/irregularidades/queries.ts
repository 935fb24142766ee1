import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { useRead, useWrite } from '../../../../lib/use-call.ts'
import { usePages } from '../../../../lib/use-pages.ts'

export type Irregularidad = ReplyOf<'obtenerIrregularidades'>['filas'][number]
export type CualesIrregularidades = 'abiertas' | 'cerradas'

/** How often a desk that is looked at asks again. */
const NET_MS = 60_000

export function useIrregularidades(cuales: CualesIrregularidades) {
  useLive('obtenerIrregularidades')
  return usePages('obtenerIrregularidades', { cuales }, { everyMs: NET_MS })
}
export function useIrregularidad(irregularidadId: number) {
  useLive('obtenerIrregularidad', { payload: { irregularidadId } })
  return useRead('obtenerIrregularidad', { irregularidadId })
}
export const useCodigos = () => useRead('obtenerCodigosIrregularidad', {}, { reference: true })

export const useAbrir = () => useWrite('abrirIrregularidad')
export const useCerrar = () => useWrite('cerrarIrregularidad')
export const useReabrir = () => useWrite('reabrirIrregularidad')
export const useDevolver = () => useWrite('devolverIrregularidad')
