/** Most rows of one file (ours). */
export const MAXIMO_FILAS = 20_000
/** Largest file, in bytes (ours). */
export const MAXIMO_PLANILLA = 4 * 1024 * 1024
/** For how long an import can be taken back (goal 18). */
export const HORAS_PARA_DESHACER = 24

/** What becomes of a row: it would be, was, or was not, a prospect. */
export type SituacionDeFila = 'nueva' | 'error' | 'repetida' | 'ingresada' | 'retirada' | 'conservada'
