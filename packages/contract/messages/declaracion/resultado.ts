import { MAXIMO_DE_ADJUNTOS } from '@alerce/domain/declaracion/adjuntos'
import { message } from '../message.ts'

/** Sending the health declaration, its files and its result (spec 2 §2, §4, §5, §8). */
export const resultadoMessages = {
  documentosFailed: message(
    'documentos_ds_no_guardados',
    503,
    'No se han podido guardar los documentos. Intentalo nuevamente.',
  ),
  enviarFailed: message('ds_no_enviada', 503, 'No se han podido enviar la declaración de salud. Intentalo nuevamente.'),
  finalizarFailed: message('ds_no_finalizada', 503, 'No se ha podido finalizar la ds. Intentalo nuevamente.'),
  titulo: message('resultado_titulo', 200, 'Resultado Evaluación de Declaración de Salud'),
  finalizada: message('resultado_finalizada', 200, 'Declaración de Salud Finalizada'),
  postulacionFinalizada: message('postulacion_finalizada', 200, 'Se ha finalizado la postulación exitosamente.'),
  // Ours: the specification gives no words for these.
  demasiados: message(
    'demasiados_adjuntos',
    422,
    `Se admiten hasta ${MAXIMO_DE_ADJUNTOS} archivos por Declaración de Salud.`,
  ),
  demasiadoJuntos: message(
    'adjuntos_muy_grandes',
    422,
    'Los archivos de una Declaración de Salud suman a lo más 20 MB. Reduzca este archivo.',
  ),
  finalizadaSola: message('ds_finalizada_sola', 200, 'La Declaración de Salud quedó finalizada.'),
  archivosReadFailed: message(
    'archivos_no_leidos',
    503,
    'No se han podido obtener los archivos. Intentalo nuevamente.',
  ),
  resultadoFailed: message('resultado_no_leido', 503, 'No se ha podido obtener el resultado. Intentalo nuevamente.'),
  sinResultado: message('ds_sin_resultado', 422, 'La Declaración de Salud todavía no se envía.'),
  cierreImposible: message('cierre_no_corresponde', 422, 'Ese cierre no corresponde al resultado de la evaluación.'),
} as const
