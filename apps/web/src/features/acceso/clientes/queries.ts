import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type Cliente = ReplyOf<'obtenerClientes'>[number]

export function useClientes() {
  useLive('obtenerClientes', { reposo: REPOSO_MS })
  return useRead('obtenerClientes', {})
}
export const useCrearCliente = () => useWrite('crearCliente')
export const useCambiarCliente = () => useWrite('cambiarCliente')
export const useRotarSecreto = () => useWrite('rotarSecreto')
