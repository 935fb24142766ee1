import type { ClaseDePendiente } from '@alerce/domain/mesa/pendientes'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '../events.ts'
import { readOptions } from '../use-call.ts'

/** How often a desk that is looked at asks again, besides what it is told. */
const NET_MS = 60_000

/** What waits for the documents desk, of one kind or of all, and how many there are of each; live. */
export function usePendientesDeMesa(clase: ClaseDePendiente | null) {
  useLive('obtenerPendientesMesa')
  return useQuery({
    ...readOptions('obtenerPendientesMesa', clase === null ? {} : { clase }),
    refetchInterval: NET_MS,
  })
}
