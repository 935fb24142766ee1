/** The password of every demo user: printed where anybody can read it, so it opens nothing outside the demo. */
export const CLAVE_DEMO = 'Alerce-2026'
