import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { callFile, callUpload, type ReplyOf } from '../api/call.ts'
import { messageOf } from '../api/errors.ts'
import { type Destination, UPLOAD_TIMEOUT_MS } from '../intake/destination.ts'
import { refreshAfter } from '../refresh.ts'

export type IrregularidadDeVenta = ReplyOf<'obtenerVenta'>['irregularidades'][number]
export type Evidencia = IrregularidadDeVenta['evidencias'][number]

/** The bytes of one of the files of an irregularity. */
export const leerEvidencia = (irregularidadId: number, numero: number): Promise<Blob> =>
  callFile('descargarEvidencia', { irregularidadId, numero })

/** Where whoever is here hands in one more file. */
export function useDestinoDeEvidencia(irregularidadId: number): Destination {
  const client = useQueryClient()
  const send: Destination['send'] = async (file, journey) => {
    try {
      await callUpload('subirEvidencia', { irregularidadId }, file, { ...journey, timeoutMs: UPLOAD_TIMEOUT_MS })
    } finally {
      // what was stopped, or got no answer, may have arrived all the same
      await refreshAfter(client, 'subirEvidencia')
    }
  }
  return {
    key: `evidencia ${irregularidadId}`,
    send,
    accepts: tiposDeArchivo,
    words: {
      refused: archivoInvalido.text,
      failed: (error) => messageOf(error, mesaMessages.evidenciaNoGuardada.text),
      working: 'guardando',
    },
  }
}
