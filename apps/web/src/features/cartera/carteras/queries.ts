import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useDecision, useRead } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type CasoDeCartera = ReplyOf<'obtenerCasosDeCartera'>['filas'][number]
export type Traspaso = ReplyOf<'obtenerTraspasos'>['traspasos'][number]

export function useCasos(asesorId: number, texto: string) {
  useLive('obtenerCasosDeCartera', { reposo: REPOSO_MS })
  return usePages('obtenerCasosDeCartera', { asesorId, texto, limite: 100 }, { searched: true })
}

export function useTraspasos() {
  useLive('obtenerTraspasos', { reposo: REPOSO_MS })
  return useRead('obtenerTraspasos', {})
}

export const useTraspasar = () => useDecision('traspasarCasos')
export const useDeshacerTraspaso = () => useDecision('deshacerTraspaso')
export const useCubrir = () => useDecision('cubrirAusencia')
export const useTerminarSuplencia = () => useDecision('terminarSuplencia')
