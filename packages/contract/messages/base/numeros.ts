import { message } from '../message.ts'

/** Of every amount and count that has no fraction (ours). */
export const numeroMessages = {
  conDecimales: message('numero_con_decimales', 400, 'Escriba un número entero, sin decimales'),
} as const
