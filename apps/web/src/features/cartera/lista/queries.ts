import { tamanoDePagina } from '@alerce/domain/limites'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { traido } from '../../../lib/api/traido.ts'
import { useLive } from '../../../lib/events.ts'
import { type FiltrosDeCartera, payloadDe, soloFiltros } from '../../../lib/filtros-de-cartera.ts'
import { useRead } from '../../../lib/use-call.ts'

type Prospectos = ReplyOf<'obtenerProspectos'>
export type Prospecto = Prospectos[number]

interface Page {
  readonly pagina: number
  readonly cursor: number | null
  readonly limite: number
}

/** Most rows that one call answers. */
const LIMITE = 100

const once = ({ pages }: InfiniteData<Prospectos, Page>): readonly Prospecto[] => [
  ...new Map(pages.flat().map((prospecto) => [prospecto.prospectoId, prospecto])).values(),
]

/** Big strides until the rows that were there are there again, then a page at a time. */
const strideTo = (missing: number): number => Math.max(tamanoDePagina, Math.min(missing, LIMITE))

/** The first page, as the page of the screen brought it. */
function traida(filtros: FiltrosDeCartera, first: Page): InfiniteData<Prospectos, Page> | undefined {
  const prospectos = traido('obtenerProspectos', { ...payloadDe(filtros), ...first })
  return prospectos && { pages: [prospectos], pageParams: [first] }
}

/**
 * Portfolio by pages, each prospect once (spec 1 §9). Loaded pages are read again after a change. `filas`: rows on
 * screen when it was left, read first.
 */
export function useCartera(filtros: FiltrosDeCartera, filas: number) {
  const client = useQueryClient()
  useLive('obtenerProspectos')
  const first: Page = { pagina: 1, cursor: null, limite: strideTo(filas) }
  // Other columns, or a view with these filters, are the same list
  const queryKey = ['obtenerProspectos', soloFiltros(filtros)] as const
  const cartera = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => call('obtenerProspectos', { ...payloadDe(filtros), ...pageParam }, { signal }),
    initialPageParam: first,
    initialData: () => traida(filtros, first),
    initialDataUpdatedAt: 0,
    getNextPageParam: (last, pages, { pagina, limite }): Page | undefined => {
      if (last.length < limite) return undefined
      const known = client.getQueryData<InfiniteData<Prospectos, Page>>(queryKey)?.pages ?? pages
      const missing = Math.max(filas, known.flat().length) - pages.flat().length
      // other pages than those on screen: they are being read again, and there is an end to it
      if (known !== pages && missing <= 0) return undefined
      const cursor = last.at(-1)?.prospectoId ?? null
      return { pagina: pagina + 1, cursor, limite: strideTo(missing) }
    },
    select: once,
  })

  const { data, hasNextPage, isFetching, isError, fetchNextPage } = cartera
  const short = data !== undefined && data.length < filas && hasNextPage ? data.length : null
  // by its length, for a page may come before anybody saw that it was asked for
  useEffect(() => {
    if (short !== null && !isFetching && !isError) void fetchNextPage()
  }, [short, isFetching, isError, fetchNextPage])

  return { ...cartera, completa: data !== undefined && short === null }
}

export const useEstados = () => useRead('obtenerEstadosProspectos', {}, { reference: true })
export const useTipos = () => useRead('obtenerTipoProspectos', {}, { reference: true })

/** Tags in use in a portfolio, or in those that the user sees. */
export const useEtiquetas = (identificador: number | null) =>
  useRead('obtenerEtiquetas', identificador === null ? {} : { identificador })

/** True where the portfolio holds a web referral: only there is REW a choice (spec 1 §1). */
export function useTieneReferidoWeb(): boolean {
  const { data = false } = useQuery({
    queryKey: ['obtenerProspectos', 'tieneReferidoWeb'],
    queryFn: async ({ signal }) =>
      (await call('obtenerProspectos', { tipoProspecto: 'REW', limite: 1 }, { signal })).length > 0,
  })
  return data
}

/** Whether the portfolio has any prospect, of any date; undefined until known. A failed read counts as yes. */
export function useTieneAlguno(): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['obtenerProspectos', 'alguno'],
    queryFn: async ({ signal }) => (await call('obtenerProspectos', { limite: 1 }, { signal })).length > 0,
  })
  return isError || data
}
