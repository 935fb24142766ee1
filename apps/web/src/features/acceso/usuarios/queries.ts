import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export function useUsuarios() {
  useLive('obtenerUsuarios', { reposo: REPOSO_MS })
  return useRead('obtenerUsuarios', {})
}
export function useEquipos() {
  useLive('obtenerEquipos', { reposo: REPOSO_MS })
  return useRead('obtenerEquipos', {})
}

export const useGuardarUsuario = () => useWrite('guardarUsuario')
export const useGuardarEquipo = () => useWrite('guardarEquipo')
export const useCrearEnlaceClave = () => useWrite('crearEnlaceClave')

/** Deactivating closes sessions and revokes links. */
export const useCambiarEstado = () => useWrite('cambiarEstadoUsuario')
