import { tamanoDePagina } from '@alerce/domain/limites'
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../lib/api/call.ts'
import { useRefreshOn } from '../../lib/events.ts'
import { useRead } from '../../lib/use-call.ts'
import { buscaNombre, type Filtros, payloadDe } from './filtros.ts'

export type Prospecto = ReplyOf<'obtenerProspectos'>[number]

interface Page {
  readonly pagina: number
  readonly cursor: number | null
}

/** Called on every load of the list by its advisor; its failure is nobody's business here (spec 1 §8). */
async function annulRejected(client: QueryClient): Promise<void> {
  const { anulados } = await call('anularProspectosRechazados', {}).catch(() => ({ anulados: 0 }))
  if (anulados > 0) await client.invalidateQueries({ queryKey: ['obtenerProspectos'] })
}

function once(pages: readonly (readonly Prospecto[])[]): readonly Prospecto[] {
  return [...new Map(pages.flat().map((prospecto) => [prospecto.prospectoId, prospecto])).values()]
}

/** The portfolio, page after page, each prospect once (spec 1 §9); what is loaded is read again when one changes. */
export function useCartera(filtros: Filtros, writes: boolean) {
  const client = useQueryClient()
  useRefreshOn('prospecto', ['obtenerProspectos'])
  return useInfiniteQuery({
    queryKey: ['obtenerProspectos', filtros],
    queryFn: async ({ pageParam, signal }) => {
      if (writes && pageParam.pagina === 1) void annulRejected(client)
      const payload = { ...payloadDe(filtros), ...pageParam, limite: tamanoDePagina }
      return call('obtenerProspectos', payload, { signal })
    },
    initialPageParam: { pagina: 1, cursor: null } as Page,
    getNextPageParam: (last, _pages, { pagina }): Page | undefined =>
      buscaNombre(filtros) || last.length < tamanoDePagina
        ? undefined
        : { pagina: pagina + 1, cursor: last.at(-1)?.prospectoId ?? null },
    select: ({ pages }) => once(pages),
  })
}

export const useEstados = () => useRead('obtenerEstadosProspectos', {}, { reference: true })
export const useTipos = () => useRead('obtenerTipoProspectos', {}, { reference: true })
