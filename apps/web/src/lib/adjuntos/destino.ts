import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { callUpload } from '../api/call.ts'
import { messageOf } from '../api/errors.ts'
import { type Destination, UPLOAD_TIMEOUT_MS } from '../intake/destination.ts'
import { refreshAfter } from '../refresh.ts'

/** What a document comes for: 40 of the prospect, 10 of an employer in the reuse of a DS (spec 1 §9, spec 2 §9). */
export type TipoAdjunto = 40 | 10

interface Lugar {
  readonly prospectoId: number
  /** What is answered (PDS_CORREL). */
  readonly idBox: number
  /** PDF with a password are taken. */
  readonly conClave: boolean
  readonly tipoAdjunto: TipoAdjunto
}

/** Among the documents of a prospect, in the place of what is asked for. */
export function useDestinoDelProspecto({ prospectoId, idBox, conClave, tipoAdjunto }: Lugar): Destination {
  const client = useQueryClient()
  const send: Destination['send'] = async (file, journey) => {
    try {
      const options = { ...journey, timeoutMs: UPLOAD_TIMEOUT_MS }
      await callUpload('subirDocumentoProspecto', { prospectoId, idBox, tipoAdjunto }, file, options)
    } finally {
      // what was stopped, or got no answer, may have arrived all the same
      await refreshAfter(client, 'subirDocumentoProspecto')
    }
  }
  return {
    key: `prospecto ${prospectoId} ${idBox} ${tipoAdjunto}`,
    send,
    accepts: tiposDeArchivo,
    withPassword: conClave,
    words: {
      refused: archivoInvalido.text,
      failed: (error) => messageOf(error, documentosPostulanteMessages.subirFailed.text),
      working: 'guardando',
    },
  }
}
