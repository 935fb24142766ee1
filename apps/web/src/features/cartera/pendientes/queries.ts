import { tamanoDePagina } from '@alerce/domain/limites'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { type FiltrosDePendientes, payloadDe } from './filtros.ts'

export type CasoPendiente = ReplyOf<'obtenerProspectosEditar'>[number]

const pagina = (filtros: FiltrosDePendientes, enabled = true) => ({
  queryKey: ['obtenerProspectosEditar', payloadDe(filtros)],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => ({
    /** Keeps the previous page on screen while this one loads; `filtros` says which filters the rows belong to. */
    filtros,
    filas: await call('obtenerProspectosEditar', payloadDe(filtros), { signal }),
  }),
  enabled,
})

/** Page of the pending cases, live. The reply has no total: a full page loads the next one in advance. */
export function usePendientes(filtros: FiltrosDePendientes) {
  useLive('obtenerProspectosEditar')
  const actual = useQuery({ ...pagina(filtros), placeholderData: keepPreviousData })
  const full = !actual.isPlaceholderData && actual.data?.filas.length === tamanoDePagina
  const next = useQuery(pagina({ ...filtros, pagina: filtros.pagina + 1 }, full))
  return { ...actual, hayMas: full && (next.data?.filas.length ?? 0) > 0 }
}

export type CasosPendientes = ReturnType<typeof usePendientes>
