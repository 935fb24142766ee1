import type { ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'

export type Pareja = ReplyOf<'obtenerPareja'>
export type Lado = Pareja['otorga']

/** Pair of a prospect, read again after an event of either. */
export function usePareja(prospectoId: number | null) {
  const read = useRead('obtenerPareja', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })
  // its own too: until there is a pair, nobody else is known
  const both = [prospectoId, read.data?.otorga.prospectoId, read.data?.recibe.prospectoId]
  useLive('obtenerPareja', { payload: { prospectoId }, prospectos: both })
  return read
}
