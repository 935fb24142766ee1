/** Largest file of a table, in bytes (ours). */
export const MAXIMO_TABLA = 4 * 1024 * 1024
/** Most lines of a table file (ours). */
export const MAXIMO_FILAS_DE_TABLA = 50_000
