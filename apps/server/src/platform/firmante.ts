import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** Signs for others to check, with a key whose public half is told to anybody. */
export interface Firmante {
  /** The public key: SPKI in base64. */
  readonly clave: string
  /** The signature (Ed25519) of a text, in base64. */
  firmar(texto: string): string
}

/** RFC 8410: what stands before the 32 bytes of an Ed25519 private key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The signer of a seed of 32 bytes. */
export function firmanteDe(semilla: Uint8Array): Firmante {
  const privada = createPrivateKey({ key: Buffer.concat([PKCS8, semilla]), format: 'der', type: 'pkcs8' })
  return {
    clave: createPublicKey(privada).export({ format: 'der', type: 'spki' }).toString('base64'),
    firmar: (texto) => sign(null, Buffer.from(texto), privada).toString('base64'),
  }
}
