import { finDelDia } from '@alerce/domain/base/fechas/dia'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { asuntosPorGrupo } from '@alerce/domain/limites'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { traido } from '../../../lib/api/traido.ts'
import { useLive } from '../../../lib/events.ts'
import { useAsesorElegido } from '../../../lib/session/equipo.ts'
import { now } from '../../../lib/time/clock.ts'

type Dia = ReplyOf<'obtenerMiDia'>
export type GrupoDeAsuntos = Dia['grupos'][number]
export type Clave = GrupoDeAsuntos['grupo']
export type AsuntoDelDia = GrupoDeAsuntos['asuntos'][number]
/** Matter about a person: a task may be about nobody. */
export type AsuntoDePersona = AsuntoDelDia & { readonly prospectoId: number }

export const esDePersona = (asunto: AsuntoDelDia): asunto is AsuntoDePersona => asunto.prospectoId !== null

/** An appointment ends without anybody telling. */
const LOOK_MS = 300_000
const SECOND_MS = 1000

/** Milliseconds until the next read: at most until the first second of tomorrow. */
function untilNextLook(): number {
  const instant = now()
  const tomorrow = Date.parse(finDelDia(hoyEnSantiago(instant))) - Date.parse(instant)
  return Math.min(LOOK_MS, tomorrow + SECOND_MS)
}

const seenAgain = { refetchInterval: untilNextLook, refetchOnWindowFocus: true } as const

/** Chosen advisor of the team; absent: the whole team, or the user's own day. */
function useDeQuien() {
  const identificador = useAsesorElegido()
  return identificador === null ? {} : { identificador }
}

/** The day of the portfolio, read again when a prospect changes, when one comes back to it and when the day does. */
export function useMiDia() {
  useLive('obtenerMiDia')
  const payload = { limite: asuntosPorGrupo, ...useDeQuien() }
  return useQuery({
    ...readOptions('obtenerMiDia', payload),
    ...seenAgain,
    initialData: () => traido('obtenerMiDia', payload),
    initialDataUpdatedAt: 0,
  })
}

type LugarDeAsunto = PayloadOf<'obtenerAsuntosDelDia'>['tras']

/** All of a group, page after page, as fresh as the day. */
export function useGrupoEntero(grupo: Clave) {
  useLive('obtenerAsuntosDelDia')
  const filtro = { grupo, ...useDeQuien() }
  return useInfiniteQuery({
    queryKey: ['obtenerAsuntosDelDia', filtro] as const,
    queryFn: ({ pageParam, signal }) => call('obtenerAsuntosDelDia', { ...filtro, tras: pageParam }, { signal }),
    initialPageParam: null as LugarDeAsunto,
    getNextPageParam: ({ siguiente }) => siguiente,
    ...seenAgain,
  })
}
