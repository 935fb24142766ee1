import { type Figura, type Mes, primerDia } from '@alerce/domain/cartera/estadisticas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useOffers, useSession } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/use-call.ts'

export type FigurasDelMes = ReplyOf<'obtenerEstadisticasSuscripciones'>
export type MesDelAsesor = ReplyOf<'obtenerMesDelAsesor'>

/** Month and advisor of the figures. */
export interface FiltroDeEstadisticas {
  readonly mes: Mes
  /** Advisor of the user's team; null: all of it, or the user's own figures. */
  readonly asesor: number | null
}

const registro = ({ mes: { anio, mes }, asesor }: FiltroDeEstadisticas) => ({
  mesRegistro: mes,
  añoRegistro: anio,
  ...(asesor === null ? {} : { identificador: asesor }),
})

/** The figures of a month; read again when a prospect changes. */
export function useEstadisticas(periodo: FiltroDeEstadisticas) {
  useLive('obtenerEstadisticasSuscripciones')
  return useRead('obtenerEstadisticasSuscripciones', registro(periodo))
}

/** Goal, commission and origins of one advisor; not asked for a whole team, nor by a supervisor's link. */
export function useMesDelAsesor({ mes, asesor }: FiltroDeEstadisticas) {
  const { roles } = useSession()
  const offered = useOffers('obtenerMesDelAsesor')
  const enabled = offered && roles.includes(asesor === null ? 'asesor' : 'jefatura')
  useLive('obtenerMesDelAsesor')
  const payload = { mes: primerDia(mes), ...(asesor === null ? {} : { identificador: asesor }) }
  return { enabled, ...useRead('obtenerMesDelAsesor', payload, { enabled }) }
}

/** Rows of a figure, by pages. They are read again together with the figures, so that both agree. */
export function useFilas(periodo: FiltroDeEstadisticas, figura: Figura) {
  useLive('obtenerFilasEstadistica')
  return useInfiniteQuery({
    queryKey: ['obtenerFilasEstadistica', periodo, figura] as const,
    queryFn: ({ pageParam, signal }) =>
      call('obtenerFilasEstadistica', { ...registro(periodo), figura, cursor: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    select: ({ pages }) => pages.flatMap(({ filas }) => filas),
  })
}
