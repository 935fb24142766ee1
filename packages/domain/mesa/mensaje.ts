/** Longest message from the desk to an advisor (ours). */
export const LARGO_DE_MENSAJE = 1000
