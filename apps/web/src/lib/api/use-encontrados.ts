import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../use-settled.ts'
import type { CallName } from './call.ts'

const PAUSA_MS = 150

/** Too short to be any of the things that are searched. */
export const esCorta = (texto: string): boolean => llavesDeBusqueda(texto).length === 0

/**
 * What a call finds for a text as it is typed; the rows before stay until the new ones come, and then `alDia` is true. An
 * answer belongs to its text, so a late one overwrites nothing, and none is kept: what was typed is gone with it.
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
