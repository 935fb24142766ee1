/** The title of the home. */
export const saludo = (nombre: string): string => `Bienvenido ${nombre}, ¿qué quieres hacer hoy?`
