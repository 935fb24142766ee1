import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** Encrypts what is most private (health answers, drafts, kept replies) with AES-256-GCM. */
export interface Vault {
  /** Id of the key in use, stored beside each ciphertext so that keys can be rotated. */
  readonly claveId: string
  seal(value: unknown): Buffer
  open<T>(sealed: Buffer): T
  sealBytes(bytes: Uint8Array): Buffer
  openBytes(sealed: Buffer): Buffer
}

/** A vault over one 32-byte key, given in base64. */
export function createVault(keyBase64: string): Vault {
  const key = Buffer.from(keyBase64, 'base64')
  if (key.length !== 32) throw new Error('DATA_KEY debe ser de 32 bytes en base64')
  const claveId = createHash('sha256').update(key).digest('hex').slice(0, 12)

  function sealBytes(bytes: Uint8Array): Buffer {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const body = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  }
  function openBytes(sealed: Buffer): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
  }
  return {
    claveId,
    sealBytes,
    openBytes,
    seal: (value) => sealBytes(Buffer.from(JSON.stringify(value))),
    open: <T>(sealed: Buffer) => JSON.parse(openBytes(sealed).toString('utf8')) as T,
  }
}
