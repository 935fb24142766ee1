/** Most that the desk writes to an advisor at once (ours). */
export const LARGO_DE_MENSAJE = 1000
