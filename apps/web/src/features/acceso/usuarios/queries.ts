import type { PayloadOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export function useUsuarios(filtro: PayloadOf<'obtenerUsuarios'>) {
  useLive('obtenerUsuarios', { reposo: REPOSO_MS })
  return usePages('obtenerUsuarios', filtro, { searched: true })
}

/** The one whose id stands in the URL, wherever the list has come to; undefined: none, or not read yet. */
export function useUsuario(id: string | null) {
  useLive('obtenerUsuario', { reposo: REPOSO_MS })
  return useRead('obtenerUsuario', { usuarioId: Number(id) }, { enabled: /^\d{1,15}$/.test(id ?? '') })
}

export function useEquipos() {
  useLive('obtenerEquipos', { reposo: REPOSO_MS })
  return useRead('obtenerEquipos', {})
}

export const useGuardarUsuario = () => useWrite('guardarUsuario')
export const useGuardarEquipo = () => useWrite('guardarEquipo')
export const useCrearEnlaceClave = () => useWrite('crearEnlaceClave')

/** Deactivates who has open cases, and gives them to another in the same act; and both undone. */
export const useDesactivarConCartera = () => useWrite('desactivarConCartera')
export const useDeshacerDesactivacion = () => useWrite('deshacerDesactivacion')

/** Deactivating closes sessions and revokes links. */
export const useCambiarEstado = () => useWrite('cambiarEstadoUsuario')
