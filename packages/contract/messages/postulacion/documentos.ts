import { MAXIMO_DE_DOCUMENTOS } from '@alerce/domain/postulacion/cajas'
import { message } from '../message.ts'

/** Documents of the applicant (spec 2 §2, §8); the files' own refusals: archivos.ts. */
export const documentosPostulanteMessages = {
  subirFailed: message('documentos_no_subidos', 503, 'No se ha podido subir los documentos. Intentalo nuevamente.'),
  solicitadosFailed: message(
    'documentos_solicitados_no_leidos',
    503,
    'No se han podido obtener los Documentos Solicitados. Intentalo nuevamente.',
  ),
  // Ours: the specification gives no words for these.
  cajaDesconocida: message('documento_no_solicitado', 400, 'Ese documento no está entre los solicitados.'),
  demasiados: message(
    'demasiados_documentos',
    422,
    `Se admiten hasta ${MAXIMO_DE_DOCUMENTOS} documentos por postulante.`,
  ),
  cerrado: message('documentos_cerrados', 422, 'El contrato ya se suscribió: sus documentos no se cambian.'),
  retirarFailed: message('documento_no_retirado', 503, 'No se ha podido quitar el documento. Inténtelo nuevamente.'),
  reponerFailed: message('documento_no_repuesto', 503, 'No se ha podido devolver el documento. Inténtelo nuevamente.'),
  reponerTarde: message('documento_reponer_tarde', 422, 'Un documento quitado se puede devolver durante 24 horas.'),
} as const
