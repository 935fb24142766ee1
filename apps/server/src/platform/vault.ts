import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign,
  timingSafeEqual,
} from 'node:crypto'
import type { SealedColumnName } from './db/sealed/columns.ts'

/** Prefix of a sealed value; the id of its key follows. */
const MARCA = Buffer.from('ALC2')
const ID = 6
const NONCE = 12
const TAG = 16

/** Position of the key id in a sealed value, counted from 1 as in SQL. */
export const LUGAR_DE_CLAVE = { desde: MARCA.length + 1, largo: ID } as const

/** Seals for one place: its values open in the same place only. */
export interface Cofre {
  seal(value: unknown): Buffer
  open<T>(sealed: Buffer): T
  sealBytes(bytes: Uint8Array): Buffer
  openBytes(sealed: Buffer): Buffer
}

/** Signs with a key whose public half is published. */
interface Firmante {
  /** The public key: SPKI in base64. */
  readonly clave: string
  /** The signature (Ed25519) of a text, in base64. */
  sign(texto: string): string
}

/** RFC 8410: DER prefix of the 32 bytes of an Ed25519 private key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The signer of a seed of 32 bytes. */
function firmanteDe(semilla: Uint8Array): Firmante {
  const privada = createPrivateKey({ key: Buffer.concat([PKCS8, semilla]), format: 'der', type: 'pkcs8' })
  return {
    clave: createPublicKey(privada).export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: (texto) => sign(null, Buffer.from(texto), privada).toString('base64'),
  }
}

/** Encrypts the most private data (health answers, drafts, stored replies) with AES-256-GCM. */
export interface Vault {
  /** Id of the key that seals now; each sealed value carries the id of its own. */
  readonly claveId: string
  /** Ids of all keys that open sealed values. */
  readonly claves: ReadonlySet<string>
  /** Seals for one column of one row: a value copied elsewhere does not open there. */
  en(columna: SealedColumnName, ...fila: readonly (string | number)[]): Cofre
  /** Seals what leaves the server and comes back, such as a cookie: a value of another purpose does not open. */
  enViaje(purpose: string): Cofre
  /** A keyed signature of a text, in base64url. Each purpose has its own key. */
  sign(purpose: string, text: string): string
  /** The same signature by each key, the present one first: for marks that keep only a part of it. */
  signAll(purpose: string, text: string): string[]
  /** Signatures for others to verify: the key pair is derived from the present key, and changes with it. */
  firmante(purpose: string): Firmante
  /** Verifies a signature of a text with any of the keys, in constant time. */
  verify(purpose: string, text: string, seal: string): boolean
}

function encrypt(key: Buffer, bytes: Uint8Array, lugar: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(lugar)
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, sealed: Buffer, lugar: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(lugar)
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))

/** A key of 32 bytes, given in base64, with its id. */
function keyOf(base64: string): { readonly id: string; readonly key: Buffer } {
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error('DATA_KEY debe ser de 32 bytes en base64')
  return {
    key,
    id: createHash('sha256')
      .update(key)
      .digest('hex')
      .slice(0, ID * 2),
  }
}

/** A vault that seals with the first of these keys, each of 32 bytes in base64, and opens with any of them. */
export function createVault(keyBase64: string, ...former: readonly string[]): Vault {
  const current = keyOf(keyBase64)
  const keys = new Map([current, ...former.map(keyOf)].map(({ id, key }) => [id, key]))
  const head = Buffer.concat([MARCA, Buffer.from(current.id, 'hex')])

  function keyOfSealed(sealed: Buffer): Buffer {
    if (!sealed.subarray(0, MARCA.length).equals(MARCA)) throw new Error('un valor cifrado no dice su clave')
    const id = sealed.subarray(MARCA.length, head.length).toString('hex')
    const key = keys.get(id)
    if (!key) throw new Error(`la clave de cifrado ${id} no es de este servidor`)
    return key
  }

  function cofreDe(...lugares: readonly string[]): Cofre {
    const lugar = Buffer.from(JSON.stringify(lugares))
    const sealBytes = (bytes: Uint8Array) => Buffer.concat([head, encrypt(current.key, bytes, lugar)])
    const openBytes = (sealed: Buffer) => decrypt(keyOfSealed(sealed), sealed.subarray(head.length), lugar)
    return {
      sealBytes,
      openBytes,
      seal: (value) => sealBytes(asJson(value)),
      open: <T>(sealed: Buffer) => JSON.parse(openBytes(sealed).toString('utf8')) as T,
    }
  }

  /** Derived once: every call with health data signs. */
  const signingKeys = new Map<string, Buffer>()
  function signingKey(purpose: string, id: string, key: Buffer): Buffer {
    const name = `${id} ${purpose}`
    const own = signingKeys.get(name) ?? Buffer.from(hkdfSync('sha256', key, '', `alerce/${purpose}`, 32))
    signingKeys.set(name, own)
    return own
  }
  const signBy = (id: string, key: Buffer, purpose: string, text: string): string =>
    createHmac('sha256', signingKey(purpose, id, key))
      .update(text)
      .digest('base64url')
  return {
    claveId: current.id,
    claves: new Set(keys.keys()),
    en: (columna, ...fila) => cofreDe(columna, ...fila.map(String)),
    enViaje: (purpose) => cofreDe('en viaje', purpose),
    sign: (purpose, text) => signBy(current.id, current.key, purpose, text),
    signAll: (purpose, text) => [...keys].map(([id, key]) => signBy(id, key, purpose, text)),
    firmante: (purpose) => firmanteDe(Buffer.from(hkdfSync('sha256', current.key, '', `alerce/firma/${purpose}`, 32))),
    verify: (purpose, text, seal) => {
      const given = Buffer.from(seal)
      return [...keys].some(([id, key]) => {
        const right = Buffer.from(signBy(id, key, purpose, text))
        return right.length === given.length && timingSafeEqual(right, given)
      })
    },
  }
}
