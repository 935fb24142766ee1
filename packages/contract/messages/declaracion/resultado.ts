import { LUGAR_DE_UN_PEDIDO, MAXIMO_DE_ADJUNTOS, MAXIMO_DE_LA_DS } from '@alerce/domain/declaracion/adjuntos'
import { message } from '../message.ts'

/** Sending the health declaration, its files and its result (spec 2 §2, §4, §5, §8). */
export const resultadoMessages = {
  documentosFailed: message(
    'documentos_ds_no_guardados',
    503,
    'No se han podido guardar los documentos. Intentalo nuevamente.',
  ),
  enviarFailed: message('ds_no_enviada', 503, 'No se han podido enviar la declaración de salud. Intentalo nuevamente.'),
  archivosFailed: message('archivos_no_guardados', 503, 'No se ha podido guardar los archivos. Intentalo nuevamente.'),
  reenvioFailed: message('ds_no_reenviada', 503, 'No se ha podido finalizar la ds, vuelve a intentarlo.'),
  cartaFailed: message('carta_no_generada', 503, 'No se ha podido generar el documento. Inténtalo nuevamente.'),
  titulo: message('resultado_titulo', 200, 'Resultado Evaluación de Declaración de Salud'),
  finalizada: message('resultado_finalizada', 200, 'Declaración de Salud Finalizada'),
  postulacionFinalizada: message('postulacion_finalizada', 200, 'Se ha finalizado la postulación exitosamente.'),
  // Ours: the specification gives no words for these.
  demasiados: message('demasiados_adjuntos', 422, `Se admiten hasta ${MAXIMO_DE_ADJUNTOS} archivos por envío.`),
  demasiadoJuntos: message(
    'adjuntos_muy_grandes',
    422,
    'Los archivos de un envío suman a lo más 20 MB. Reduzca este archivo.',
  ),
  demasiadosEnTotal: message(
    'adjuntos_en_total',
    422,
    `Una Declaración de Salud admite hasta ${MAXIMO_DE_LA_DS} archivos y ${MAXIMO_DE_LA_DS} MB en total, y siempre ${LUGAR_DE_UN_PEDIDO} por pedido. Junte en un solo PDF lo que falta.`,
  ),
  archivosReadFailed: message(
    'archivos_no_leidos',
    503,
    'No se han podido obtener los archivos. Inténtelo nuevamente.',
  ),
  resultadoFailed: message('resultado_no_leido', 503, 'No se ha podido obtener el resultado. Inténtelo nuevamente.'),
  sinResultado: message('ds_sin_resultado', 422, 'La Declaración de Salud todavía no se envía.'),
  sinAcepta: message('cierre_sin_respuesta', 400, 'Indique si el postulante acepta las restricciones'),
  cierreContrario: message(
    'cierre_contrario',
    422,
    'Las restricciones de esta Declaración de Salud ya se respondieron, y no se puede cambiar.',
  ),
  respondeElPostulante: message(
    'resultado_del_postulante',
    422,
    'En una venta electrónica responde el postulante, en su teléfono y con el código de su correo.',
  ),
  adjunteAlgo: message('sin_archivos_todavia', 200, 'Adjunte al menos un archivo con lo que se pide.'),
  respuestaSinMarcar: message('respuesta_sin_marcar', 400, 'Marque la casilla para responder'),
  pinNoCoincide: message('pin_no_coincide', 422, 'El código no coincide.'),
  sinAntecedentes: message(
    'reenvio_sin_antecedentes',
    422,
    'Adjunte al menos un archivo con lo que se pide antes de reenviar.',
  ),
  adjuntoNoPedido: message('adjunto_no_pedido', 422, 'La evaluación no espera este tipo de archivo en este momento.'),
  adjuntoRepetido: message(
    'adjunto_ya_enviado',
    422,
    'Este archivo ya se envió antes. Adjunte uno que responda a lo que se pide ahora.',
  ),
  cierreImposible: message('cierre_no_corresponde', 422, 'Ese cierre no corresponde al resultado de la evaluación.'),
} as const

/** The letters of the results, as the operator words them; {sobre} is the first line of one. All ours. */
export const cartaMessages = {
  sinResultado: message(
    'carta_sin_resultado',
    400,
    'Cada carta empieza con «Resultado» y su número (1 a 5, 7 u 8); «{sobre}» no lo es',
  ),
  sinTexto: message('carta_sin_texto', 400, 'Falta el texto de «{sobre}»: va debajo'),
  repetido: message('carta_repetida', 400, 'Hay dos cartas de «{sobre}»'),
} as const

/** Finishing an evaluated declaration (spec 1 §4), also from the home screen. */
export const finalizarMessages = {
  finalizarFailed: message('ds_no_finalizada', 503, 'No se ha podido finalizar la ds. Intentalo nuevamente.'),
  finalizadaSola: message('ds_finalizada_sola', 200, 'La Declaración de Salud quedó finalizada.'),
} as const
