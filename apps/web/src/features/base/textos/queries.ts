import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type ClaseConTexto = ReplyOf<'obtenerTextos'>[number]
export type VersionDeTexto = ReplyOf<'obtenerVersionesTexto'>['filas'][number]

export function useTextos() {
  useLive('obtenerTextos', { reposo: REPOSO_MS })
  return useRead('obtenerTextos', {})
}
export function useVersiones(clase: ClaseTexto) {
  useLive('obtenerVersionesTexto', { reposo: REPOSO_MS })
  return usePages('obtenerVersionesTexto', { clase })
}
/** A version never changes; whether it holds does. */
export const useTexto = (textoId: number) => useRead('obtenerTexto', { textoId })
export const usePublicar = () => useWrite('publicarTexto')
