import type { ClaseDePendiente, OrdenDeBandeja } from '@alerce/domain/mesa/pendientes'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '../events.ts'
import { readOptions } from '../use-call.ts'

/** How often a desk that is looked at asks again, besides what it is told. */
const NET_MS = 60_000

interface Orden {
  readonly orden: OrdenDeBandeja
  readonly inverso: boolean
}

/** What waits for the documents desk, of one kind or of all, and how many there are of each; live. Who urges most first. */
export function usePendientesDeMesa(clase: ClaseDePendiente | null, { orden, inverso }: Partial<Orden> = {}) {
  useLive('obtenerPendientesMesa')
  return useQuery({
    ...readOptions('obtenerPendientesMesa', {
      ...(clase && { clase }),
      ...(orden && (orden !== 'urgencia' || inverso) && { orden, inverso }),
    }),
    refetchInterval: NET_MS,
    // ordered anew, the rows that stand there stay until they come in their order
    placeholderData: (before, query) => ((query?.queryKey[1]?.clase ?? null) === clase ? before : undefined),
  })
}
