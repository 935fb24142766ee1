import { message } from '../message.ts'

/** The sworn declarations of medical charges (spec 2 §5, §8). */
export const juradasMessages = {
  generarFailed: message('jurada_no_generada', 503, 'No se ha podido generar el documento. Inténtalo nuevamente.'),
  // Ours: the specification gives no words for these.
  readFailed: message(
    'juradas_no_leidas',
    503,
    'No se han podido obtener las declaraciones juradas. Inténtelo nuevamente.',
  ),
  aceptarFailed: message(
    'jurada_no_aceptada',
    503,
    'No se ha podido guardar la aceptación de la declaración jurada. Inténtelo nuevamente.',
  ),
  sinAbrir: message('jurada_sin_abrir', 422, 'Abra la declaración jurada antes de aceptarla.'),
  sinDatos: message(
    'jurada_sin_datos',
    422,
    'Guarde primero los antecedentes del cotizante y de sus cargas médicas: la declaración jurada los lleva.',
  ),
  cambio: message(
    'jurada_cambio',
    409,
    'Los datos de la declaración jurada cambiaron mientras se abría. Ábrala de nuevo.',
  ),
  sinPublicar: message(
    'jurada_sin_publicar',
    422,
    'La isapre aún no publica el texto de la declaración jurada de cargas médicas (Consola, Textos): no se puede firmar todavía.',
  ),
  pendientes: message(
    'juradas_pendientes',
    200,
    'Abra y acepte cada declaración jurada de carga médica para continuar.',
  ),
  aceptaVacio: message('jurada_sin_aceptar', 400, 'Marque la casilla para aceptarla'),
  aceptada: message('jurada_aceptada', 200, 'La declaración jurada de {nombre} quedó aceptada.'),
  falta: message('jurada_falta', 200, 'Falta aceptar la declaración jurada de {nombre}.'),
} as const

/** The circular of the spouse (spec 2 §5, §8). */
export const circularMessages = {
  readFailed: message('circular_no_leida', 503, 'No se ha podido cargar informacion de la firma de la circular'),
  saveFailed: message('circular_no_guardada', 503, 'No se ha podido guardar la firma de la circular'),
  // Ours: the specification gives no words for these.
  pendiente: message(
    'circular_pendiente',
    422,
    'El cotizante debe aceptar la circular del cónyuge (Ley 21.337) antes de firmar la Declaración de Salud.',
  ),
  sinConyuge: message('circular_sin_conyuge', 422, 'En esta Declaración de Salud no hay cónyuge: no lleva circular.'),
  sinPublicar: message(
    'circular_sin_publicar',
    422,
    'La isapre aún no publica la circular del cónyuge (Consola, Textos): no se puede firmar todavía.',
  ),
  cambio: message(
    'circular_cambio',
    409,
    'La circular del cónyuge cambió desde que abrió esta pantalla. Ya se muestra la nueva: léala antes de aceptarla.',
  ),
  aceptaVacio: message('circular_sin_aceptar', 400, 'Marque la casilla para aceptar la circular'),
  esEjemplo: message('circular_de_ejemplo', 200, 'Texto de ejemplo: rige mientras la isapre no publique su circular.'),
  aceptada: message('circular_aceptada', 200, 'Quedó registrado que el cotizante aceptó la circular.'),
  retirada: message('circular_retirada', 200, 'Quedó registrado que el cotizante no ha aceptado la circular.'),
} as const
