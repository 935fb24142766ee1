import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from '../api/call.ts'
import { useSettled } from '../use-settled.ts'

/** Who a case of the desk is about. */
export type CasoDeMesa = ReplyOf<'buscarCasosMesa'>[number]

const PAUSA_MS = 150

/** Too short to be any of the things that are searched. */
export const esCorta = (texto: string): boolean => llavesDeBusqueda(texto).length === 0

/**
 * The cases that a text finds as it is typed; `alDia` once they are those of what stands there now. None is kept: what
 * was typed is gone with it.
 */
export function useCasosDeMesa(texto: string) {
  const typed = texto.trim()
  const settled = useSettled(typed, PAUSA_MS)
  const query = useQuery({
    queryKey: ['buscarCasosMesa', settled],
    queryFn: ({ signal }) => call('buscarCasosMesa', { texto: settled }, { signal }),
    enabled: !esCorta(settled),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const alDia = settled === typed && !query.isPlaceholderData && !query.isPending
  return { ...query, casos: esCorta(typed) ? [] : (query.data ?? []), alDia }
}
