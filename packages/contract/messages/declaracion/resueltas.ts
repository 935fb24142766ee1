import { message } from '../message.ts'

/** What contraloría has answered: all ours. */
export const resueltasMessages = {
  resueltasFailed: message('resueltas_no_leidas', 503, 'No se han podido obtener los casos resueltos.'),
  tiemposFailed: message('tiempos_no_leidos', 503, 'No se han podido obtener los tiempos de contraloría.'),
} as const
