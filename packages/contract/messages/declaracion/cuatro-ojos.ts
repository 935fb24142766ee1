import { message } from '../message.ts'

/** What somebody else of contraloría confirms before it leaves: all ours. */
export const cuatroOjosMessages = {
  confirmarFailed: message(
    'respuesta_no_confirmada',
    503,
    'No se ha podido confirmar la respuesta. Inténtelo nuevamente.',
  ),
  devolverFailed: message('respuesta_no_devuelta', 503, 'No se ha podido devolver la respuesta. Inténtelo nuevamente.'),
  nadaPorConfirmar: message(
    'respuesta_sin_confirmar',
    409,
    'Este caso ya no tiene una respuesta por confirmar: se confirmó, se devolvió o se deshizo.',
  ),
  yaConfirmada: message(
    'respuesta_ya_confirmada',
    409,
    'Este caso ya no tiene una respuesta por confirmar: otra persona la confirmó.',
  ),
  yaConfirmadaPorUsted: message(
    'respuesta_confirmada_por_usted',
    409,
    'Este caso ya no tiene una respuesta por confirmar: usted la confirmó en otra ventana.',
  ),
  salioAlguien: message(
    'respuesta_de_quien_salio',
    409,
    'Una persona salió del grupo familiar después de esta respuesta, que no se envió. Revise el caso y respóndalo de nuevo.',
  ),
  laPropia: message(
    'respuesta_propia',
    403,
    'Quien propuso la respuesta no la confirma ni la devuelve: lo hace otra persona de contraloría.',
  ),
} as const
