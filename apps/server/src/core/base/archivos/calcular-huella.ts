import { createHash } from 'node:crypto'

/** SHA-256 of the clear bytes, in hexadecimal. */
export const huellaDe = (contenido: Buffer): string => createHash('sha256').update(contenido).digest('hex')
