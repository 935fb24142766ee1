import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { useDecision, useRead, useWrite } from '../../../../lib/use-call.ts'

export type Irregularidad = ReplyOf<'obtenerIrregularidades'>['filas'][number]

export function useIrregularidad(irregularidadId: number) {
  useLive('obtenerIrregularidad', { payload: { irregularidadId } })
  return useRead('obtenerIrregularidad', { irregularidadId })
}

export const useAbrir = () => useDecision('abrirIrregularidad')
/** Closed already it answers as if closed now; its 409 is a question. */
export const useCerrar = () => useWrite('cerrarIrregularidad')
export const useReabrir = () => useDecision('reabrirIrregularidad')
export const useDevolver = () => useDecision('devolverIrregularidad')
