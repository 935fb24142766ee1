import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { callFile, callUpload, type ReplyOf } from '../api/call.ts'
import { messageOf } from '../api/errors.ts'
import { useLive } from '../events.ts'
import { type Destination, UPLOAD_TIMEOUT_MS } from '../intake/destination.ts'
import { refreshAfter } from '../refresh.ts'
import { useRead } from '../use-call.ts'

export type Firmados = ReplyOf<'obtenerPapelesFirmados'>
export type PapelFirmado = Firmados['papeles'][number]

/** The issued papers of a declaration with the signed ones that came, kept up with what the desk does. */
export function useFirmados(identificador: number) {
  useLive('obtenerPapelesFirmados')
  return useRead('obtenerPapelesFirmados', { identificador })
}

/** The bytes of a signed paper. */
export const leerFirmado = (identificador: number, imgCorrel: number): Promise<Blob> =>
  callFile('descargarPapelFirmado', { identificador, imgCorrel })

/** The place of the signed one of an issued paper. */
export function useDestinoDeFirmado(identificador: number, imgCorrel: number): Destination {
  const client = useQueryClient()
  const send: Destination['send'] = async (file, journey) => {
    try {
      const options = { ...journey, timeoutMs: UPLOAD_TIMEOUT_MS }
      await callUpload('subirPapelFirmado', { identificador, imgCorrel }, file, options)
    } finally {
      // what was stopped, or got no answer, may have arrived all the same
      await refreshAfter(client, 'subirPapelFirmado')
    }
  }
  return {
    key: `firmado ${identificador} ${imgCorrel}`,
    send,
    accepts: tiposDeArchivo,
    single: true,
    words: {
      refused: archivoInvalido.text,
      failed: (error) => messageOf(error, firmadosMessages.subirFailed.text),
      working: 'guardando',
    },
  }
}
