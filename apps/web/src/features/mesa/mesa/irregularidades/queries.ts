import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { useRead, useWrite } from '../../../../lib/use-call.ts'

export type Irregularidad = ReplyOf<'obtenerIrregularidades'>['filas'][number]

export function useIrregularidad(irregularidadId: number) {
  useLive('obtenerIrregularidad', { payload: { irregularidadId } })
  return useRead('obtenerIrregularidad', { irregularidadId })
}

export const useAbrir = () => useWrite('abrirIrregularidad')
export const useCerrar = () => useWrite('cerrarIrregularidad')
export const useReabrir = () => useWrite('reabrirIrregularidad')
export const useDevolver = () => useWrite('devolverIrregularidad')
