import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type Usuario = ReplyOf<'obtenerUsuarios'>[number]

export const useUsuarios = () => useRead('obtenerUsuarios', {})
export const useEquipos = () => useRead('obtenerEquipos', {})

export const useGuardarUsuario = () => useWrite('guardarUsuario')
export const useGuardarEquipo = () => useWrite('guardarEquipo')
export const useCrearEnlaceClave = () => useWrite('crearEnlaceClave')

/** Deactivating closes sessions and revokes links. */
export const useCambiarEstado = () => useWrite('cambiarEstadoUsuario')
