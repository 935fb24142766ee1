import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call, type PayloadOf, type ReplyOf } from './api/call.ts'

/** Calls that answer by pages. */
type Paged =
  | 'obtenerIngresos'
  | 'obtenerUsuarios'
  | 'obtenerCorreos'
  | 'obtenerAccesosSalud'
  | 'obtenerEventosSeguridad'
  | 'obtenerFirmas'
  | 'obtenerPrimerosPagos'
  | 'obtenerMandatos'
  | 'obtenerIrregularidades'
  | 'obtenerRechazos'
  | 'obtenerDevoluciones'
  | 'obtenerFilasImportacion'
  | 'obtenerCargasCatalogo'
  | 'obtenerFilasCargaCatalogo'
  | 'obtenerVersionesTexto'
  | 'obtenerAutorizaciones'
  | 'obtenerEnlaces'
  | 'obtenerResueltasHoy'
  | 'obtenerCasosDeCartera'
  | 'obtenerFilasDelEquipo'
  | 'obtenerEntregas'

interface PagesOptions {
  /** Interval in ms of refetches while it is visible. */
  readonly everyMs?: number
  /** Earlier results stay until the new ones arrive. */
  readonly searched?: boolean
  /** False: not asked for. */
  readonly enabled?: boolean
}

/** Reads a list page by page: its key is [name, filter], so `refresh(name)` reaches every filter of it. */
export const usePages = <N extends Paged>(
  name: N,
  filter: PayloadOf<N>,
  { everyMs, searched = false, enabled = true }: PagesOptions = {},
) =>
  useInfiniteQuery({
    queryKey: [name, filter] as const,
    queryFn: ({ pageParam, signal }): Promise<ReplyOf<N>> =>
      call(name, { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    enabled,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
    ...(searched ? { placeholderData: keepPreviousData } : {}),
  })
