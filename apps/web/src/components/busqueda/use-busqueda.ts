import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../lib/api/call.ts'
import { useLive } from '../../lib/events.ts'
import { useSettled } from '../../lib/use-settled.ts'

export type ProspectoEncontrado = ReplyOf<'buscarProspectos'>[number]

const PAUSA_MS = 150
const LIMITE = 8

/** Too short to be any of the things that are searched. */
export const esCorta = (texto: string): boolean => llavesDeBusqueda(texto).length === 0

/**
 * What is found for a text as it is typed; the rows before stay until the new ones come, and then `alDia` is true. An
 * answer belongs to its text, so a late one overwrites nothing, and none is kept: what was typed is gone with it.
 */
export function useBusqueda(texto: string) {
  const typed = texto.trim()
  const settled = useSettled(typed, PAUSA_MS)
  useLive('buscarProspectos')
  const query = useQuery({
    queryKey: ['buscarProspectos', settled],
    queryFn: ({ signal }) => call('buscarProspectos', { texto: settled, limite: LIMITE }, { signal }),
    enabled: !esCorta(settled),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const alDia = settled === typed && !query.isPlaceholderData && !query.isPending
  return { ...query, encontrados: esCorta(typed) ? [] : (query.data ?? []), alDia }
}
