import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import type { Destination } from '../intake/destination.ts'
import { useUploadTo } from '../intake/use-upload-to.ts'

/** Kind of a document: 40 of the prospect, 10 of an employer in the reuse of a DS (spec 1 §9, spec 2 §9). */
export type TipoAdjunto = 40 | 10

interface Lugar {
  readonly prospectoId: number
  /** Request that the document answers (PDS_CORREL). */
  readonly idBox: number
  readonly tipoAdjunto: TipoAdjunto
}

/** Destination among the documents of a prospect, for a requested document. */
export const useDestinoDelProspecto = (lugar: Lugar): Destination =>
  useUploadTo('subirDocumentoProspecto', {
    key: `prospecto ${lugar.prospectoId} ${lugar.idBox} ${lugar.tipoAdjunto}`,
    payload: lugar,
    failed: documentosPostulanteMessages.subirFailed.text,
  })
