import type { ClaseDePendiente, OrdenDeBandeja } from '@alerce/domain/mesa/pendientes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../api/read-options.ts'
import { useLive } from '../events.ts'
import { useSettled } from '../use-settled.ts'

/** How often a desk that is looked at asks again, besides what it is told. */
const NET_MS = 60_000

/** Until what is typed is looked for. */
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
    // ordered anew, the rows that stand there stay until they come in their order
    placeholderData: (before, query) => ((query?.queryKey[1]?.clase ?? null) === clase ? before : undefined),
  })
}

/** Of a list that was cut: what a search finds in all of it. Nothing is asked while nothing is typed. */
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
