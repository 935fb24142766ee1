import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { ADJUNTO_CON_LA_DS } from '@alerce/domain/declaracion/adjuntos'
import { useQueryClient } from '@tanstack/react-query'
import { callFile, callUpload } from '../api/call.ts'
import { messageOf } from '../api/errors.ts'
import { type Destination, UPLOAD_TIMEOUT_MS } from '../intake/destination.ts'
import { refreshAfter } from '../refresh.ts'
import { useRead } from '../use-call.ts'

/** What is kept with a declaration. */
export const useAdjuntosDS = (identificador: number) =>
  useRead('adjuntosDS', { identificador, tipoAdjunto: ADJUNTO_CON_LA_DS })

export const leerAdjuntoDS = (identificador: number, id: number): Promise<Blob> =>
  callFile('descargarAdjuntoDS', { identificador, id })

/** With a declaration: they leave when it is sent, and can be taken back until then. */
export function useDestinoDeLaDS(identificador: number): Destination {
  const client = useQueryClient()
  const send: Destination['send'] = async (file, journey) => {
    const options = { ...journey, timeoutMs: UPLOAD_TIMEOUT_MS }
    try {
      await callUpload('subirAdjuntoDS', { identificador, tipoAdjunto: ADJUNTO_CON_LA_DS }, file, options)
    } finally {
      // what was stopped, or got no answer, may have arrived all the same
      await refreshAfter(client, 'subirAdjuntoDS')
    }
  }
  return {
    key: `declaracion ${identificador}`,
    send,
    accepts: tiposDeArchivo,
    held: true,
    words: {
      refused: archivoInvalido.text,
      failed: (error) => messageOf(error, resultadoMessages.documentosFailed.text),
      working: 'guardando',
    },
  }
}
