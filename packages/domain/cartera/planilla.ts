/** Most rows of one file (ours). */
export const MAXIMO_FILAS = 20_000
/** Largest file, in bytes (ours). */
export const MAXIMO_PLANILLA = 4 * 1024 * 1024

/** What becomes of a row: it would be, was, or was not, a prospect. */
export type SituacionDeFila = 'nueva' | 'error' | 'repetida' | 'ingresada' | 'retirada' | 'conservada'
