import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type SesionPropia = ReplyOf<'obtenerSesiones'>[number]

export function useSesiones() {
  useLive('obtenerSesiones', { reposo: REPOSO_MS })
  return useRead('obtenerSesiones', {})
}
export const useCerrar = () => useWrite('cerrarSesion')
export const useCerrarOtras = () => useWrite('cerrarOtrasSesiones')
