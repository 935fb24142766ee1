import { notificacionesPorPagina, refrescoDeNotificaciones } from '@alerce/domain/limites'
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { refreshAfter } from '../../../lib/refresh.ts'

type Page = ReplyOf<'obtenerNotificaciones'>
type Pages = InfiniteData<Page, number>
export type Notificacion = Page['notificaciones'][number]

/** Notifications read so far. */
export interface NotificacionesLeidas {
  /** undefined until they have been read once. */
  readonly notificaciones: readonly Notificacion[] | undefined
  readonly noLeidas: number
  readonly loading: boolean
  /** True when older ones exist. */
  readonly more: boolean
  readonly moreFailed: boolean
  readonly onMore: () => void
}

const NAME = 'obtenerNotificaciones'

/** Filters of the list. */
export type FiltroDeNotificaciones = Pick<PayloadOf<typeof NAME>, 'leida' | 'tipo'>

export const SIN_FILTRO: FiltroDeNotificaciones = {}

// A new notification shifts the others, so the last of a page may also open the next page.
function once(pages: readonly Page[]): readonly Notificacion[] {
  const all = pages.flatMap(({ notificaciones }) => notificaciones)
  return [...new Map(all.map((one) => [one.notificacionId, one])).values()]
}

/**
 * Notifications by pages: read every 30 s (spec 1 §9), and at once on an event of the server. A failed read is silent
 * (spec 1 §8): the known ones stay, and the next read tries again.
 */
export function useNotificaciones(filtro: FiltroDeNotificaciones): NotificacionesLeidas {
  useLive('obtenerNotificaciones')
  const { data, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: [NAME, filtro] as const,
    queryFn: ({ pageParam, signal }) => call(NAME, { pagina: pageParam, ...filtro }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ notificaciones }, _pages, pagina) =>
      notificaciones.length < notificacionesPorPagina ? undefined : pagina + 1,
    refetchInterval: refrescoDeNotificaciones,
    select: ({ pages }) => ({ notificaciones: once(pages), noLeidas: pages[0]?.notificacionesNoLeidas ?? 0 }),
  })
  return {
    notificaciones: data?.notificaciones,
    noLeidas: data?.noLeidas ?? 0,
    loading: isFetching,
    more: hasNextPage,
    moreFailed: isFetchNextPageError,
    onMore: () => void fetchNextPage(),
  }
}

/** Keeps only the first page after the list closes: only that page is polled, and the next opening starts with it. */
export function useDesdeLaPrimera(): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      client.setQueriesData<Pages>(
        { queryKey: [NAME] },
        (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
      )
    },
    [client],
  )
}

function conLeida({ pages, pageParams }: Pages, notificacionId: number): Pages {
  const isIt = (one: Notificacion) => one.notificacionId === notificacionId && one.leida === 'N'
  if (!pages.some(({ notificaciones }) => notificaciones.some(isIt))) return { pages, pageParams }
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      notificacionesNoLeidas: page.notificacionesNoLeidas - 1,
      notificaciones: page.notificaciones.map((one) => (isIt(one) ? { ...one, leida: 'S' } : one)),
    })),
  }
}

/** Marks one as read; on screen it is read once the server has said so. That it failed is not told (spec 1 §8). */
export function useMarcarLeida(): (notificacionId: number) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    // a click may lead to another entry: the page goes, the mark stays
    mutationFn: (notificacionId: number) => call('actualizarNotificacion', { notificacionId }, { keepalive: true }),
    onSuccess: (_ok, notificacionId) => {
      client.setQueriesData<Pages>({ queryKey: [NAME] }, (known) => known && conLeida(known, notificacionId))
      // An answer still on its way was read before the mark: it is dropped, and asked for again.
      void refreshAfter(client, 'actualizarNotificacion')
    },
  })
  return mutate
}
