import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type EnlaceDeSupervisor = ReplyOf<'obtenerEnlaces'>['filas'][number]
type Parte = ReplyOf<'obtenerPartesDeEnlace'>['jefes'][number]

export function useEnlaces() {
  useLive('obtenerEnlaces', { reposo: REPOSO_MS })
  return usePages('obtenerEnlaces', {})
}
export const usePartes = () => useRead('obtenerPartesDeEnlace', {})

export const useCrearEnlace = () => useWrite('crearEnlaceSupervisor')
export const useRevocarEnlace = () => useWrite('revocarEnlace')

/** As a field offers them. */
export const opciones = (partes: readonly Parte[]) =>
  partes.map(({ usuarioId, nombre, equipo }) => ({
    value: String(usuarioId),
    label: equipo ? `${nombre} · ${equipo}` : nombre,
  }))
