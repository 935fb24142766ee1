import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

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
  /** A seal on a text that only this key can make, in base64url. Each purpose has a key of its own. */
  sign(purpose: string, text: string): string
  /** Whether a seal is the one of this text, told in constant time. */
  verify(purpose: string, text: string, seal: string): boolean
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
  /** Derived once: every call that carries health data signs. */
  const signingKeys = new Map<string, Buffer>()
  function signingKey(purpose: string): Buffer {
    const own = signingKeys.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, '', `alerce/${purpose}`, 32))
    signingKeys.set(purpose, own)
    return own
  }
  function sign(purpose: string, text: string): string {
    return createHmac('sha256', signingKey(purpose)).update(text).digest('base64url')
  }
  return {
    claveId,
    sign,
    verify: (purpose, text, seal) => {
      const [right, given] = [Buffer.from(sign(purpose, text)), Buffer.from(seal)]
      return right.length === given.length && timingSafeEqual(right, given)
    },
    sealBytes,
    openBytes,
    seal: (value) => sealBytes(Buffer.from(JSON.stringify(value))),
    open: <T>(sealed: Buffer) => JSON.parse(openBytes(sealed).toString('utf8')) as T,
  }
}
