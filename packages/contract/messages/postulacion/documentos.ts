import { formatoRut } from '@alerce/domain/base/persona/rut'
import { HORAS_PARA_DESHACER } from '@alerce/domain/base/un-dia-para-deshacer'
import { MAXIMO_DE_DOCUMENTOS } from '@alerce/domain/postulacion/cajas'
import type { DocumentoFaltante } from '@alerce/domain/postulacion/obligatorios'
import { message } from '../message.ts'

/** Documents of the applicant (spec 2 §2, §8); refusals of the files themselves: archivosMessages. */
export const documentosPostulanteMessages = {
  subirFailed: message('documentos_no_subidos', 503, 'No se ha podido subir los documentos. Intentalo nuevamente.'),
  solicitadosFailed: message(
    'documentos_solicitados_no_leidos',
    503,
    'No se han podido obtener los Documentos Solicitados. Intentalo nuevamente.',
  ),
  obligatorios: message(
    'documentos_obligatorios',
    422,
    'Revise el estado de validación de los documentos obligatorios',
  ),
  // Ours: the specification gives no words for these.
  cajaDesconocida: message('documento_no_solicitado', 400, 'Ese documento no está entre los solicitados.'),
  cajaDeOtroTipo: message(
    'documento_de_otro_trabajador',
    422,
    'Ese documento se pide a otro tipo de trabajador: guarde primero los antecedentes.',
  ),
  demasiados: message(
    'demasiados_documentos',
    422,
    `Se admiten hasta ${MAXIMO_DE_DOCUMENTOS} documentos por postulante.`,
  ),
  demasiadoJuntos: message(
    'documentos_muy_grandes',
    422,
    'Los documentos de un postulante suman a lo más 20 MB. Reduzca este archivo o quite otro.',
  ),
  cerrado: message('documentos_cerrados', 422, 'El contrato ya se suscribió: sus documentos no se cambian.'),
  retirarFailed: message('documento_no_retirado', 503, 'No se ha podido quitar el documento. Inténtelo nuevamente.'),
  reponerFailed: message('documento_no_repuesto', 503, 'No se ha podido devolver el documento. Inténtelo nuevamente.'),
  reponerTarde: message(
    'documento_reponer_tarde',
    422,
    `Un documento quitado se puede devolver durante ${HORAS_PARA_DESHACER} horas.`,
  ),
} as const

/** Name of a missing document; a certificate with its employers: 'Certificado de cotizaciones (76.086.428-5)'. */
export function nombreDeFaltante({ caja, empleadores }: DocumentoFaltante): string {
  const ruts = empleadores.filter((rut) => rut !== '').map(formatoRut)
  return ruts.length > 0 ? `${caja.nombre} (${ruts.join(', ')})` : caja.nombre
}

/** Remedy for a missing document, in words. */
export const textoDeFaltante = (faltante: DocumentoFaltante): string =>
  `${faltante.empleadores.length > 0 ? 'Falta validar' : 'Falta adjuntar'}: ${nombreDeFaltante(faltante)}`
