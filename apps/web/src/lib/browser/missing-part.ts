/** Text for a screen whose chunk failed to load. */
export const NO_SE_ABRIO = 'No se pudo abrir la pantalla. Revise su conexión.'

/** Text for a screen that failed by itself: not a connection problem. */
const FALLO = 'La pantalla falló. Vuelva a abrirla; si falla de nuevo, avise a soporte.'

/** Messages of each browser for a script or stylesheet that failed to load. */
const NO_VINO = /imported module|module script|preload CSS|Failed to fetch|Load failed|NetworkError/i

/** Text for a screen or part that failed, by its error. */
export const textoDeFalla = (error: unknown, noVino: string = NO_SE_ABRIO): string =>
  error instanceof Error && NO_VINO.test(error.message) ? noVino : FALLO
