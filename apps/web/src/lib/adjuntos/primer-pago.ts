import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { callFile, type ReplyOf } from '../api/call.ts'
import { useLive } from '../events.ts'
import type { Destination } from '../intake/destination.ts'
import { useUploadTo } from '../intake/use-upload-to.ts'
import { useRead } from '../use-call.ts'

export type EntidadPorProbar = ReplyOf<'obtenerListadoPrimerPago'>[number]

/**
 * Paying entities that prove their first payment; none where an employer pays. Returns by the desk arrive by
 * themselves.
 */
export function usePrimerPago(identificador: number) {
  useLive('obtenerListadoPrimerPago', { payload: { identificador } })
  return useRead('obtenerListadoPrimerPago', { identificador })
}

/** The bytes of a proof. */
export const readComprobante = (identificador: number, entidadId: number): Promise<Blob> =>
  callFile('descargarComprobante', { identificador, entidadId })

/** Destination for the proof of an entity. */
export const useDestinoDeComprobante = (identificador: number, entidadId: number): Destination =>
  useUploadTo('subirComprobante', {
    key: `comprobante ${identificador} ${entidadId}`,
    payload: { identificador, entidadId },
    single: true,
    failed: primerPagoMessages.subirFailed.text,
  })
