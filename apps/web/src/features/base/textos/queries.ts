import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
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
/** The one in force, which another takes the place of while the next is written: it is read without a gap. */
export const useRige = (textoId: number) =>
  useQuery({ ...readOptions('obtenerTexto', { textoId }), placeholderData: keepPreviousData })
export type PropuestaDeTexto = NonNullable<ReplyOf<'obtenerPropuestaTexto'>>
/** Proposal that waits for another administrator, or was given back. */
export function usePropuesta(clase: ClaseTexto) {
  useLive('obtenerPropuestaTexto', { reposo: REPOSO_MS })
  return useRead('obtenerPropuestaTexto', { clase })
}
export const useAprobar = () => useWrite('aprobarTexto')
export const useDevolverTexto = () => useWrite('devolverTexto')
export type TextoEnviado = ReplyOf<'publicarTexto'>
export const usePublicar = () => useWrite('publicarTexto')
