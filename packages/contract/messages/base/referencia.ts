import { message } from '../message.ts'

/** The public lists that screens choose from (spec 1 §8, spec 2 §8). */
export const referenciaMessages = {
  regionesFailed: message('regiones_no_leidas', 503, 'No se han podido obtener las regiones. Intentalo nuevamente.'),
  ciudadesFailed: message('ciudades_no_leidas', 503, 'No se han podido obtener las ciudad. Intentalo nuevamente.'),
  isapresFailed: message('isapres_no_leidas', 503, 'No se han podido obtener las isapres. Intentalo nuevamente.'),
  colectivosFailed: message('colectivos_no_leidos', 503, 'No se han podido obtener los planes colectivos.'),
  afpsFailed: message('afps_no_leidas', 503, 'No se han podido obtener las AFP. Intentalo nuevamente.'),
  comunasFailed: message('comunas_no_leidas', 503, 'No se han podido obtener las comunas. Inténtelo nuevamente.'),
  direccionesFailed: message('direcciones_no_leidas', 503, 'No se han podido obtener las direcciones del empleador.'),
} as const
