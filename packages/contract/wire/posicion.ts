/**
 * Header of calls and replies of a screen, where the server reads from a replica: the position of the database that the
 * screen has seen. A call without it is read from the primary.
 */
export const CABECERA_DE_POSICION = 'x-alerce-posicion'

/** Timeline and end of the log of a database, in 24 hexadecimal digits: the greater text is the later one. */
export const esPosicion = (texto: unknown): texto is string => typeof texto === 'string' && /^[0-9A-F]{24}$/.test(texto)
