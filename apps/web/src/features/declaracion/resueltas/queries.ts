import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type CasoResuelto = ReplyOf<'obtenerResueltasHoy'>['resueltas'][number]
export type Tiempos = ReplyOf<'obtenerTiemposContraloria'>

/** Cases answered since a day (DD-MM-YYYY), or today. Read again when the queue changes. */
export function useResueltas(desde: string | null) {
  useLive('obtenerResueltasHoy')
  return usePages('obtenerResueltasHoy', desde === null ? {} : { desde })
}

export function useTiempos(dias: number) {
  useLive('obtenerTiemposContraloria', { reposo: REPOSO_MS })
  return useRead('obtenerTiemposContraloria', { dias })
}
