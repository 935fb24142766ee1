/** A screen whose part did not come over the network. */
export const NO_SE_ABRIO = 'No se pudo abrir la pantalla. Revise su conexión.'
