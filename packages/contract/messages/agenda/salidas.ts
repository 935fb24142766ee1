import { message } from '../message.ts'

/** What leaves the agenda, and the holidays it shows. All ours. */
export const salidasMessages = {
  feriadosFailed: message('feriados_no_leidos', 503, 'No se han podido obtener los feriados.'),
  descargaFailed: message('agenda_no_descargada', 503, 'No se ha podido descargar la agenda. Inténtelo nuevamente.'),
  calendarioFailed: message('calendario_no_leido', 503, 'No se ha podido obtener su calendario. Inténtelo nuevamente.'),
  calendarioNoGuardado: message(
    'calendario_no_guardado',
    503,
    'No se ha podido guardar su calendario. Inténtelo nuevamente.',
  ),
  rangoLargo: message('agenda_rango_largo', 400, 'Elija un rango de hasta un año'),
} as const
