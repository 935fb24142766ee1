import { message } from '../message.ts'

/** The dates of a cancellation as somebody's charge, typed or loaded (ours). */
export const funMessages = {
  sinFecha: message('fun_sin_fecha', 400, 'Ingrese la fecha en que CCS recibió el FUN'),
  antesDeRecibir: message('fun_antes_de_recibir', 400, 'El FUN no puede procesarse antes de recibirse'),
} as const
