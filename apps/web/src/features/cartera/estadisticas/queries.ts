import type { Figura, Mes } from '@alerce/domain/cartera/estadisticas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'

export type Cifras = ReplyOf<'obtenerEstadisticasSuscripciones'>
export type FilaDeEstadistica = ReplyOf<'obtenerFilasEstadistica'>['filas'][number]

const registro = ({ anio, mes }: Mes) => ({ mesRegistro: mes, añoRegistro: anio })

/** The figures of a month; read again when a prospect changes. */
export function useEstadisticas(mes: Mes) {
  useLive('obtenerEstadisticasSuscripciones')
  return useRead('obtenerEstadisticasSuscripciones', registro(mes))
}

/** What a figure counts, page after page; read again together with the figures, so that both go on agreeing. */
export function useFilas(mes: Mes, figura: Figura) {
  useLive('obtenerFilasEstadistica')
  return useInfiniteQuery({
    queryKey: ['obtenerFilasEstadistica', mes, figura] as const,
    queryFn: ({ pageParam, signal }) =>
      call('obtenerFilasEstadistica', { ...registro(mes), figura, cursor: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    select: ({ pages }) => pages.flatMap(({ filas }) => filas),
  })
}
