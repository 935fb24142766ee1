import type { CallName, ReplyOf } from '../../../../lib/api/call.ts'
import { useRefreshOn } from '../../../../lib/events.ts'
import { useRead, useWrite } from '../../../../lib/use-call.ts'

export type DatosUpd = ReplyOf<'obtenerDatosProspectoUpd'>

/** The prospect with its update; who began one, the other of the pair and new documents come by themselves. */
export function useDatosUpd(prospectoId: number | null) {
  const payload = { prospectoId: prospectoId ?? 0 }
  useRefreshOn('prospecto', ['obtenerDatosProspectoUpd'])
  return useRead('obtenerDatosProspectoUpd', payload, { enabled: prospectoId !== null })
}

/** What shows the applicant, the frame or the update of a sale. */
const reads: readonly CallName[] = [
  'obtenerDatosProspectoUpd',
  'obtenerDatosProspecto',
  'obtenerVenta',
  'obtenerProspectos',
  'obtenerProspectosEditar',
]

export const useActualizar = () => useWrite('actualizarProspecto', reads)
export const useFinalizar = () => useWrite('finalizaEnvioDocUpd', reads)
export const useDescartar = () => useWrite('descartarActualizacion', [...reads, 'obtenerBeneficiarios'])
