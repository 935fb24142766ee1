import type { ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type ResumenCompensado = ReplyOf<'obtenerResumenPlanCompensado'>
export type Afiliado = ResumenCompensado['afiliados'][number]

/** The summary of one of a pair, read again when the server tells of either. */
export function useResumenCompensado(prospectoId: number) {
  const read = useRead('obtenerResumenPlanCompensado', { prospectoId })
  const ambos = read.data?.afiliados.map((afiliado) => afiliado.prospectoId) ?? []
  useLive('obtenerResumenPlanCompensado', { payload: { prospectoId }, prospectos: [prospectoId, ...ambos] })
  return read
}

export const useGuardarCompensacion = () => useWrite('guardarResumenPlanCompensado')
export const useContinuar = () => useWrite('continuarCompensado')
