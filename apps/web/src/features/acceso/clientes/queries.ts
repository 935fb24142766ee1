import type { ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'

export type Cliente = ReplyOf<'obtenerClientes'>[number]

export const useClientes = () => useRead('obtenerClientes', {})
export const useCrearCliente = () => useWrite('crearCliente')
export const useCambiarCliente = () => useWrite('cambiarCliente')
export const useRotarSecreto = () => useWrite('rotarSecreto')
