import { callFile, callUpload, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { UPLOAD_TIMEOUT_MS } from '../../../lib/intake/destination.ts'
import { useRead, useWork, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export function useUsuarios(filtro: PayloadOf<'obtenerUsuarios'>) {
  useLive('obtenerUsuarios', { reposo: REPOSO_MS })
  return usePages('obtenerUsuarios', filtro, { searched: true })
}

/** User of the id in the URL, even when the loaded list lacks it; undefined: none, or not read yet. */
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
export const useQuitarSegundoFactor = () => useWrite('quitarSegundoFactor')
export const useCrearEnlaceClave = () => useWrite('crearEnlaceClave')

/** Deactivates a user and hands over the open cases in one act; and its undo. */
export const useDesactivarConCartera = () => useWrite('desactivarConCartera')
export const useDeshacerDesactivacion = () => useWrite('deshacerDesactivacion')

/** Deactivating closes sessions and revokes links. */
export const useCambiarEstado = () => useWrite('cambiarEstadoUsuario')

export type PlanillaRevisada = ReplyOf<'revisarUsuarios'>
export type FilaDeUsuarios = PlanillaRevisada['filas'][number]

/** Dry run of a file of users: nothing to read again. */
export const useRevisarUsuarios = () =>
  useWork((archivo: File) => callUpload('revisarUsuarios', {}, archivo, { timeoutMs: UPLOAD_TIMEOUT_MS }), [])

interface Planilla {
  readonly archivo: File
  readonly huella: string
}

export const useCargarUsuarios = () =>
  useWork(
    ({ archivo, huella }: Planilla) =>
      callUpload('cargarUsuarios', { huella }, archivo, { timeoutMs: UPLOAD_TIMEOUT_MS }),
    ['cargarUsuarios'],
  )

/** All users, as a file that can be loaded again. */
export const downloadUsuarios = () => callFile('descargarUsuarios', {})
