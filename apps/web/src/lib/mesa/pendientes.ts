import type { ClaseDePendiente, OrdenDeBandeja } from '@alerce/domain/mesa/pendientes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../api/read-options.ts'
import { useLive } from '../events.ts'
import { useSettled } from '../use-settled.ts'

/** Interval in ms of refetches by a visible desk, besides its events. */
const NET_MS = 60_000

/** Delay in ms before a typed text is searched. */
const PAUSA_MS = 200

interface Orden {
  readonly orden: OrdenDeBandeja
  readonly inverso: boolean
}

const pedido = (clase: ClaseDePendiente | null, { orden, inverso }: Partial<Orden>) => ({
  ...(clase && { clase }),
  ...(orden && (orden !== 'urgencia' || inverso) && { orden, inverso }),
})

/** Pending items of the documents desk, of one kind or all, with their counts; live, most urgent first. */
export function usePendientesDeMesa(clase: ClaseDePendiente | null, orden: Partial<Orden> = {}) {
  useLive('obtenerPendientesMesa')
  return useQuery({
    ...readOptions('obtenerPendientesMesa', pedido(clase, orden)),
    refetchInterval: NET_MS,
    // sorted anew: the current rows stay until the new order arrives
    placeholderData: (before, query) => ((query?.queryKey[1]?.clase ?? null) === clase ? before : undefined),
  })
}

/** Search over the whole of a truncated list. Nothing is requested while the text is empty. */
export function usePendientesHallados(
  clase: ClaseDePendiente | null,
  orden: Partial<Orden>,
  { texto, cortada }: { readonly texto: string; readonly cortada: boolean },
) {
  const buscado = useSettled(texto.trim(), PAUSA_MS)
  const busca = cortada && buscado !== '' && texto.trim() !== ''
  const leidos = useQuery({
    ...readOptions('obtenerPendientesMesa', { ...pedido(clase, orden), texto: buscado }, { enabled: busca }),
    placeholderData: keepPreviousData,
  })
  return { ...leidos, filas: busca ? leidos.data?.filas : undefined }
}
