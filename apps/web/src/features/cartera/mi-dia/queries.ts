import { finDelDia } from '@alerce/domain/base/fechas/dia'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useAsesorElegido } from '../../../lib/session/equipo.ts'
import { now } from '../../../lib/time/clock.ts'
import { readOptions } from '../../../lib/use-call.ts'

type Dia = ReplyOf<'obtenerMiDia'>
export type GrupoDeAsuntos = Dia['grupos'][number]
export type AsuntoDelDia = GrupoDeAsuntos['asuntos'][number]

/** Matters of a group on screen. */
export const ASUNTOS = 5

/** An appointment ends without anybody telling. */
const LOOK_MS = 300_000
const SECOND_MS = 1000

/** Until the next look: no later than the first second of tomorrow. */
function untilNextLook(): number {
  const instant = now()
  const tomorrow = Date.parse(finDelDia(hoyEnSantiago(instant))) - Date.parse(instant)
  return Math.min(LOOK_MS, tomorrow + SECOND_MS)
}

/** The day of the portfolio, read again when a prospect changes, when one comes back to it and when the day does. */
export function useMiDia() {
  useLive('obtenerMiDia')
  const identificador = useAsesorElegido()
  return useQuery({
    ...readOptions('obtenerMiDia', { limite: ASUNTOS, ...(identificador === null ? {} : { identificador }) }),
    refetchInterval: untilNextLook,
    refetchOnWindowFocus: true,
  })
}
