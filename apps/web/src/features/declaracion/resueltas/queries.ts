import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import type { RangoDeFechas } from '../../../lib/filtros-de-lista.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { useRead } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type CasoResuelto = ReplyOf<'obtenerResueltasHoy'>['resueltas'][number]
export type Tiempos = ReplyOf<'obtenerTiemposContraloria'>

/** Cases answered between two days (ISO), of the applicants that a text finds. Read again when the queue changes. */
export function useResueltas({ desde, hasta }: RangoDeFechas, texto: string) {
  useLive('obtenerResueltasHoy')
  const hoy = todayInSantiago()
  const rango = desde === hoy ? {} : { desde: aDDMMYYYY(desde), ...(hasta !== hoy && { hasta: aDDMMYYYY(hasta) }) }
  return usePages('obtenerResueltasHoy', { ...rango, ...(texto && { texto }) }, { searched: true })
}

export function useTiempos(dias: number) {
  useLive('obtenerTiemposContraloria', { reposo: REPOSO_MS })
  return useRead('obtenerTiemposContraloria', { dias })
}
