import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { useRead, useWrite } from '../../../../lib/use-call.ts'

export type DatosUpd = ReplyOf<'obtenerDatosProspectoUpd'>

/** The prospect with its update; who began one, the other of the pair and new documents come by themselves. */
export function useDatosUpd(prospectoId: number | null) {
  const payload = { prospectoId: prospectoId ?? 0 }
  useLive('obtenerDatosProspectoUpd')
  return useRead('obtenerDatosProspectoUpd', payload, { enabled: prospectoId !== null })
}

export const useActualizar = () => useWrite('actualizarProspecto')
export const useFinalizar = () => useWrite('finalizaEnvioDocUpd')
export const useDescartar = () => useWrite('descartarActualizacion')
