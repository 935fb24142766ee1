/** Most rows of one file (ours). */
export const MAXIMO_FILAS = 20_000
/** Largest file, in bytes (ours). */
export const MAXIMO_PLANILLA = 4 * 1024 * 1024

/** States of a row of the file, before the import, after it, and after the import was undone. */
export type SituacionDeFila = 'nueva' | 'error' | 'repetida' | 'ingresada' | 'retirada' | 'conservada'
