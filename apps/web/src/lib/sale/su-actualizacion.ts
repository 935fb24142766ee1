import { useLive } from '../events.ts'
import { useRead } from '../use-call.ts'

/** A prospect with its update: who began one, the other of the pair and new documents come by themselves. */
export function useSuActualizacion(prospectoId: number | null, enabled = prospectoId !== null) {
  useLive('obtenerDatosProspectoUpd')
  return useRead('obtenerDatosProspectoUpd', { prospectoId: prospectoId ?? 0 }, { enabled })
}

/** What the sale stands on while its update is quoted. */
export const useLoQueRige = (prospectoId: number) => useRead('obtenerResumenPlan', { prospectoId })
