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
  sinMotivo: message('evaluacion_sin_motivo', 400, 'Escriba el motivo'),
  motivoLargo: message('motivo_largo', 400, 'El motivo admite hasta 1.000 caracteres'),
  rentaNoPositiva: message('renta_no_positiva', 400, 'La renta promedio debe ser mayor a 0'),
  sobreElTope: message(
    'renta_insuficiente_para_aprobar',
    422,
    'El total pactado supera el máximo descontable de esa renta: apruebe una renta mayor o rechace.',
  ),
} as const
