import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type EnlaceDeSupervisor = ReplyOf<'obtenerEnlaces'>[number]
type Usuario = ReplyOf<'obtenerUsuarios'>[number]

export function useEnlaces() {
  useLive('obtenerEnlaces', { reposo: REPOSO_MS })
  return useRead('obtenerEnlaces', {})
}
export const useUsuarios = () => useRead('obtenerUsuarios', {})

export const useCrearEnlace = () => useWrite('crearEnlaceSupervisor')
export const useRevocarEnlace = () => useWrite('revocarEnlace')

/** Who may be chosen: active users with that role. */
export const activosCon = (usuarios: readonly Usuario[], rol: 'asesor' | 'jefatura') =>
  usuarios
    .filter(({ activo, roles }) => activo && roles.includes(rol))
    .map(({ usuarioId, nombres, apellidoPaterno, apellidoMaterno, equipo }) => {
      const nombre = [nombres, apellidoPaterno, apellidoMaterno].filter(Boolean).join(' ')
      return { value: String(usuarioId), label: equipo ? `${nombre} · ${equipo}` : nombre }
    })
