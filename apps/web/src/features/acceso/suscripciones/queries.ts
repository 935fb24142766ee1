import type { ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type Suscripcion = ReplyOf<'obtenerSuscripciones'>[number]
export type Entrega = ReplyOf<'obtenerEntregas'>['entregas'][number]

export function useSuscripciones() {
  useLive('obtenerSuscripciones', { reposo: REPOSO_MS })
  return useRead('obtenerSuscripciones', {})
}

/** Messages of a webhook, newest first; they change while it is looked at. */
export function useEntregas(suscripcionId: number) {
  useLive('obtenerEntregas', { payload: { suscripcionId } })
  return usePages('obtenerEntregas', { suscripcionId })
}

export const useClientesActivos = () => useRead('obtenerClientes', {})
export const useCrear = () => useWrite('crearSuscripcion')
export const useCambiar = () => useWrite('cambiarSuscripcion')
export const useRotar = () => useWrite('rotarSecretoDeSuscripcion')
export const useProbar = () => useWrite('probarSuscripcion')
export const useReenviar = () => useWrite('reenviarEntrega')
