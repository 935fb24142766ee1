import { createHash } from 'node:crypto'

/** How a public key (SPKI in base64) is told on paper or by voice: SHA-256 in hex. */
export const huellaDeClave = (clave: string): string =>
  createHash('sha256').update(Buffer.from(clave, 'base64')).digest('hex')
