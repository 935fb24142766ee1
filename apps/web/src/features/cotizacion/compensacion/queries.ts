import type { ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useLastWrite, useRead, useWrite } from '../../../lib/use-call.ts'

export type ResumenCompensado = ReplyOf<'obtenerResumenPlanCompensado'>
export type LadoDelResumen = ResumenCompensado['afiliados'][number]

/** Summary of one of a pair, read again after an event of either. */
export function useResumenCompensado(prospectoId: number) {
  const llamada = useLugar().llamada('obtenerResumenPlanCompensado')
  const read = useRead(llamada, { prospectoId })
  const ambos = read.data?.afiliados.map((afiliado) => afiliado.prospectoId) ?? []
  useLive(llamada, { payload: { prospectoId }, prospectos: [prospectoId, ...ambos] })
  return read
}

export const useGuardarCompensacion = () => useWrite(useLugar().llamada('guardarResumenPlanCompensado'))
export const useContinuar = () => useWrite('continuarCompensado')
export const useConfirmar = (leave: () => unknown) => useLastWrite('confirmarActualizacion', leave)
