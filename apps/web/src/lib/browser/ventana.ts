import { randomHex } from './random-hex.ts'

/** This window, since it was loaded: what it gave before is known to it, however its answer went (guardarRespuestaDS). */
export const ventana = randomHex(16)
