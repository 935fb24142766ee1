import type { ReplyOf } from '../api/call.ts'
import { useLive } from '../events.ts'
import { useRead } from '../use-call.ts'

/** The frame of a sale: who, where, what next. */
export type Venta = ReplyOf<'obtenerVenta'>

/** The sale of the screen, shared with its frame. */
export const useVenta = (prospectoId: number | null) =>
  useRead('obtenerVenta', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })

/** The same for the frame, which keeps it true for every screen inside: asked again when the server tells of it. */
export function useVentaAlDia(prospectoId: number | null) {
  useLive('obtenerVenta', { payload: { prospectoId }, prospectos: [prospectoId] })
  return useVenta(prospectoId)
}

/** True for one of a compensated pair: its plan is the pair's. */
export const useEnPareja = (prospectoId: number): boolean => useVenta(prospectoId).data?.tipoPlan === 'S'
