import { createHash } from 'node:crypto'

/** SHA-256 of the clear bytes, in hexadecimal. */
export const huellaDeArchivo = (contenido: Uint8Array): string => createHash('sha256').update(contenido).digest('hex')
