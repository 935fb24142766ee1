import { message } from '../message.ts'

/** The evaluators' desk: all ours, the specification does not show it (core rules, Evaluation). */
export const contraloriaMessages = {
  colaFailed: message('cola_no_leida', 503, 'No se ha podido obtener la cola. Inténtelo nuevamente.'),
  casoFailed: message('caso_no_leido', 503, 'No se ha podido obtener el caso. Inténtelo nuevamente.'),
  respuestaFailed: message(
    'evaluacion_no_guardada',
    503,
    'No se ha podido registrar el resultado. Inténtelo nuevamente.',
  ),
  yaRespondido: message('caso_ya_respondido', 409, 'Otra persona ya respondió este caso.'),
  yaRespondidoPorUsted: message('caso_respondido_por_usted', 409, 'Usted ya respondió este caso en otra ventana.'),
  otraCola: message('caso_de_otra_cola', 409, 'Este caso no espera en esta cola. Ábralo de nuevo desde la suya.'),
  noEspera: message('caso_no_espera', 409, 'Este caso ya no espera una respuesta de contraloría.'),
  sinMotivo: message('evaluacion_sin_motivo', 400, 'Escriba el motivo'),
  motivoSinFondo: message(
    'evaluacion_motivo_sin_fondo',
    400,
    'Explique el motivo en una frase, con al menos 4 palabras: el postulante la lee',
  ),
  sinRenta: message('evaluacion_sin_renta', 400, 'Escriba la renta promedio que aprueba'),
  yaSalio: message('respuesta_ya_salio', 409, 'La respuesta ya salió: el asesor fue avisado y no se puede deshacer.'),
  respuestaAjena: message('respuesta_ajena', 403, 'Solo quien respondió puede deshacer su respuesta.'),
  deshacerFailed: message('respuesta_no_deshecha', 503, 'No se ha podido deshacer la respuesta. Inténtelo nuevamente.'),
  documentoFailed: message('documento_no_leido', 503, 'No se ha podido abrir el documento. Inténtelo nuevamente.'),
  motivoLargo: message('motivo_largo', 400, 'El motivo admite hasta 1.000 caracteres'),
  rentaNoPositiva: message('renta_no_positiva', 400, 'La renta promedio debe ser mayor a 0'),
  sobreElTope: message(
    'renta_insuficiente_para_aprobar',
    422,
    'El total pactado supera el máximo descontable de esa renta: apruebe una renta mayor o rechace.',
  ),
} as const
