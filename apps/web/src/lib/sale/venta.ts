import type { ReplyOf } from '../api/call.ts'
import { useLive } from '../events.ts'
import { useRead } from '../use-call.ts'

/** Frame of a sale: applicant, place and next step. */
export type Venta = ReplyOf<'obtenerVenta'>

/** The sale of the screen, shared with its frame. */
export const useVenta = (prospectoId: number | null) =>
  useRead('obtenerVenta', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })

/** The same for the frame, which keeps it current for every screen inside: refetched on events. */
export function useVentaAlDia(prospectoId: number | null) {
  useLive('obtenerVenta', { payload: { prospectoId }, prospectos: [prospectoId] })
  return useVenta(prospectoId)
}

/** True for one of a compensated pair: its plan is the pair's. */
export const useEnPareja = (prospectoId: number): boolean => useVenta(prospectoId).data?.tipoPlan === 'S'
