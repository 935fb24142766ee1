import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type SesionPropia = ReplyOf<'obtenerSesiones'>[number]

export const useSesiones = () => useRead('obtenerSesiones', {})
export const useCerrar = () => useWrite('cerrarSesion')
export const useCerrarOtras = () => useWrite('cerrarOtrasSesiones')
