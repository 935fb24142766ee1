import type { ReplyOf } from './api/call.ts'
import { useRead } from './use-call.ts'

/** The frame of a sale: who, where, what next. */
export type Venta = ReplyOf<'obtenerVenta'>

/** The sale of the screen, shared with its frame; after a save that moves it: useWrite(name, ['obtenerVenta']). */
export const useVenta = (prospectoId: number | null) =>
  useRead('obtenerVenta', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })
