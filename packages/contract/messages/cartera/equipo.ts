import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { maximoDeMeta, maximoDeMetaUF } from '@alerce/domain/cartera/equipo/meta'
import { message } from '../message.ts'

/** The board of a team. All ours. */
export const tableroMessages = {
  failed: message('tablero_no_leido', 503, 'No se ha podido obtener el tablero de su equipo. Inténtelo nuevamente.'),
  filasFailed: message('filas_de_equipo_no_leidas', 503, 'No se ha podido obtener el detalle. Inténtelo nuevamente.'),
} as const

/** The month of an advisor. All ours. */
export const mesDelAsesorMessages = {
  failed: message('mes_no_leido', 503, 'No se ha podido obtener la meta y la comisión. Inténtelo nuevamente.'),
} as const

/** Goals of a team. All ours. */
export const metaMessages = {
  readFailed: message('metas_no_leidas', 503, 'No se han podido obtener las metas. Inténtelo nuevamente.'),
  saveFailed: message('metas_no_guardadas', 503, 'No se han podido guardar las metas. Inténtelo nuevamente.'),
  fueraDeRango: message('meta_fuera_de_rango', 400, `Escriba de 1 a ${maximoDeMeta} contratos, o nada.`),
  ufFueraDeRango: message('meta_uf_fuera_de_rango', 400, `Escriba de 1 a ${formatoNumero(maximoDeMetaUF)} UF, o nada.`),
  mesPasado: message('meta_de_otro_mes', 422, 'Se fijan las metas de este mes y del próximo.'),
} as const

/** Alerts for a head of team. All ours. */
export const alertaMessages = {
  readFailed: message('alertas_no_leidas', 503, 'No se han podido obtener las alertas. Inténtelo nuevamente.'),
  saveFailed: message('alertas_no_guardadas', 503, 'No se han podido guardar los umbrales. Inténtelo nuevamente.'),
} as const

/** Refusal of a threshold, at its field. */
export const umbralFueraDeRango = (maximo: number): string => `Escriba de 1 a ${maximo}, o nada.`
