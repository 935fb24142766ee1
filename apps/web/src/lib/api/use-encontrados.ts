import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../use-settled.ts'
import type { CallName } from './call.ts'

const PAUSA_MS = 150

/** Too short for any kind of search. */
export const esCorta = (texto: string): boolean => llavesDeBusqueda(texto).length === 0

/**
 * Rows of a call for a text during typing. Earlier rows stay until the new rows arrive, and then `alDia` is true. Each
 * answer belongs to its text, so a late one overwrites nothing. None is cached: the typed text must not remain.
 */
export function useEncontrados<T>(
  name: CallName,
  texto: string,
  find: (texto: string, como: { readonly signal: AbortSignal }) => Promise<readonly T[]>,
) {
  const typed = texto.trim()
  const settled = useSettled(typed, PAUSA_MS)
  const query = useQuery({
    queryKey: [name, settled],
    queryFn: ({ signal }) => find(settled, { signal }),
    enabled: !esCorta(settled),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const alDia = settled === typed && !query.isPlaceholderData && !query.isPending
  return { ...query, encontrados: esCorta(typed) ? [] : (query.data ?? []), alDia }
}
