import { message } from '../message.ts'

/** The statistics (spec 1 §2); but for the title ours: the specification is silent. */
export const estadisticasMessages = {
  titulo: message('titulo_estadisticas', 200, 'Mis Estadisticas'),
  readFailed: message(
    'estadisticas_no_leidas',
    503,
    'No se han podido obtener las estadísticas. Inténtelo nuevamente.',
  ),
  filasFailed: message(
    'filas_de_estadistica_no_leidas',
    503,
    'No se ha podido obtener el detalle de la cifra. Inténtelo nuevamente.',
  ),
  mesInvalido: message('mes_invalido', 400, 'El mes debe ser un número del 1 al 12.'),
  anioInvalido: message('anio_invalido', 400, 'El año debe ser un número desde 2000.'),
  mesFuturo: message('mes_futuro', 400, 'El mes y el año no pueden ser posteriores a hoy.'),
} as const
