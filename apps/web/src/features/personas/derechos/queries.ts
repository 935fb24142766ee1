import { callFile, type ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { saveAs } from '../../../lib/files.ts'
import { useRead, useWork, useWrite } from '../../../lib/use-call.ts'

export type Pedido = ReplyOf<'obtenerPedidosPersona'>[number]
export type ConsentimientoDado = ReplyOf<'obtenerConsentimientos'>[number]
export type LineaDeSupresion = ReplyOf<'revisarSupresion'>[number]

export function usePedidos() {
  useLive('obtenerPedidosPersona')
  return useRead('obtenerPedidosPersona', {})
}
export const useRegistrar = () => useWrite('registrarPedidoPersona')
export const useResponder = () => useWrite('responderPedidoPersona')
/** Outcome of an erasure before it is done. */
export const useRevision = (pedidoId: number) => useRead('revisarSupresion', { pedidoId })
export const useSuprimir = () => useWrite('suprimirPersona')
/** Consents of the person, with their evidence. */
export const useConsentimientos = (pedidoId: number) => useRead('obtenerConsentimientos', { pedidoId })
export const useRevocar = () => useWrite('revocarConsentimientos')
export const usePedirCorreccion = () => useWrite('pedirCorreccion')
export const useBloquear = () => useWrite('bloquearPersona')
export const useDesbloquear = () => useWrite('desbloquearPersona')
export const useOponer = () => useWrite('oponerPersona')
export const useLevantar = () => useWrite('levantarOposicion')
/** Downloads all data of the person. The logs that it writes are read again. */
export const useEntregar = () =>
  useWork(
    async (pedidoId: number) => saveAs(await callFile('exportarPersona', { pedidoId }), `pedido-${pedidoId}.zip`),
    ['exportarPersona'],
  )
