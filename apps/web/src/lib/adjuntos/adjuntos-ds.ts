import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { ADJUNTO_CON_LA_DS, type TipoDeAdjuntoDS } from '@alerce/domain/declaracion/adjuntos'
import { useQueryClient } from '@tanstack/react-query'
import { callFile, callUpload } from '../api/call.ts'
import { messageOf } from '../api/errors.ts'
import { type Destination, UPLOAD_TIMEOUT_MS } from '../intake/destination.ts'
import { refreshAfter } from '../refresh.ts'
import { useRead } from '../use-call.ts'

/** What is kept with a declaration, of one kind (spec 2 §9). */
export const useAdjuntosDS = (identificador: number, tipoAdjunto: TipoDeAdjuntoDS = ADJUNTO_CON_LA_DS) =>
  useRead('adjuntosDS', { identificador, tipoAdjunto })

export const leerAdjuntoDS = (identificador: number, id: number): Promise<Blob> =>
  callFile('descargarAdjuntoDS', { identificador, id })

interface Palabras {
  readonly refused: string
  readonly failed: string
}

const conLaDS: Palabras = { refused: archivoInvalido.text, failed: resultadoMessages.documentosFailed.text }

/** With a declaration: they leave when it is sent, and can be taken back until then. */
export function useDestinoDeLaDS(
  identificador: number,
  tipoAdjunto: TipoDeAdjuntoDS = ADJUNTO_CON_LA_DS,
  palabras: Palabras = conLaDS,
): Destination {
  const client = useQueryClient()
  const send: Destination['send'] = async (file, journey) => {
    const options = { ...journey, timeoutMs: UPLOAD_TIMEOUT_MS }
    try {
      await callUpload('subirAdjuntoDS', { identificador, tipoAdjunto }, file, options)
    } finally {
      // what was stopped, or got no answer, may have arrived all the same
      await refreshAfter(client, 'subirAdjuntoDS')
    }
  }
  return {
    key: `declaracion ${identificador} ${tipoAdjunto}`,
    send,
    accepts: tiposDeArchivo,
    held: true,
    words: {
      refused: palabras.refused,
      failed: (error) => messageOf(error, palabras.failed),
      working: 'guardando',
    },
  }
}
