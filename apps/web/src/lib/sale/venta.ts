import type { ReplyOf } from '../api/call.ts'
import { useRefreshOn } from '../events.ts'
import { useRead } from '../use-call.ts'

/** The frame of a sale: who, where, what next. */
export type Venta = ReplyOf<'obtenerVenta'>

/** What tells the prospect's stage. */
export const stageReads = ['obtenerVenta', 'obtenerDatosProspecto', 'obtenerProspectos'] as const

/** The sale of the screen, shared with its frame; after a save that moves it: useWrite(name, ['obtenerVenta']). */
export const useVenta = (prospectoId: number | null) =>
  useRead('obtenerVenta', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })

/** The same for the frame, which keeps it true for every screen inside: asked again when the server tells of it. */
export function useVentaAlDia(prospectoId: number | null) {
  useRefreshOn('prospecto', ['obtenerVenta', { prospectoId }], (told) => told.prospectoId === prospectoId)
  return useVenta(prospectoId)
}
