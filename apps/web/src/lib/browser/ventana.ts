import { randomHex } from './random-hex.ts'

/**
 * Id of this window since it was loaded: it lets the server recognize the window's own earlier answers
 * (guardarRespuestaDS).
 */
export const ventana = randomHex(16)
