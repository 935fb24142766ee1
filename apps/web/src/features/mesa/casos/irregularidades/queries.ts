import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { useDecision, useRead } from '../../../../lib/use-call.ts'
import { useLeido } from '../revision/use-leido.ts'

export type Irregularidad = ReplyOf<'obtenerIrregularidades'>['filas'][number]

export function useIrregularidad(irregularidadId: number) {
  useLive('obtenerIrregularidad', { payload: { irregularidadId } })
  return useRead('obtenerIrregularidad', { irregularidadId })
}

export const useAbrir = () => useDecision('abrirIrregularidad')
/** Closed already it answers as if closed now; its 409 is a question. */
export const useCerrar = () => useLeido('cerrarIrregularidad', 'desde', false)
export const useReabrir = () => useDecision('reabrirIrregularidad')
export const useDevolver = () => useLeido('devolverIrregularidad', 'corregida')
