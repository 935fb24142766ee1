import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { callFile, callUpload, type ReplyOf } from '../api/call.ts'
import { messageOf } from '../api/errors.ts'
import { type Destination, UPLOAD_TIMEOUT_MS } from '../intake/destination.ts'
import { refreshAfter } from '../refresh.ts'
import { useRead } from '../use-call.ts'

export type EntidadPorProbar = ReplyOf<'obtenerListadoPrimerPago'>[number]

/** The paying entities that prove their first payment; none where an employer pays. */
export const usePrimerPago = (identificador: number) => useRead('obtenerListadoPrimerPago', { identificador })

/** The bytes of a proof. */
export const leerComprobante = (identificador: number, entidadId: number): Promise<Blob> =>
  callFile('descargarComprobante', { identificador, entidadId })

/** The place of the proof of an entity. */
export function useDestinoDeComprobante(identificador: number, entidadId: number): Destination {
  const client = useQueryClient()
  const send: Destination['send'] = async (file, journey) => {
    try {
      const options = { ...journey, timeoutMs: UPLOAD_TIMEOUT_MS }
      await callUpload('subirComprobante', { identificador, entidadId }, file, options)
    } finally {
      // what was stopped, or got no answer, may have arrived all the same
      await refreshAfter(client, 'subirComprobante')
    }
  }
  return {
    key: `comprobante ${identificador} ${entidadId}`,
    send,
    accepts: tiposDeArchivo,
    single: true,
    words: {
      refused: archivoInvalido.text,
      failed: (error) => messageOf(error, primerPagoMessages.subirFailed.text),
      working: 'guardando',
    },
  }
}
