import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENTE = 0x01
const CON_CREDENCIAL = 0x40

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

/** Authenticator in software (WebAuthn level 3, ES256, no attestation), as a phone or a stick would be. */
export function llaveDePrueba(origin: string) {
  const { hostname } = new URL(origin)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let contador = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authData(flags: number, credencial: Buffer = Buffer.alloc(0)): Buffer {
    const cuenta = Buffer.alloc(4)
    contador += 1
    cuenta.writeUInt32BE(contador)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), cuenta, credencial])
  }

  const comun = () => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  })

  return {
    id: id.toString('base64url'),
    /** Answer of navigator.credentials.create. */
    create(challenge: string) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const largo = Buffer.alloc(2)
      largo.writeUInt16BE(id.length)
      const credencial = Buffer.concat([Buffer.alloc(16), largo, id, isoCBOR.encode(cose)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(PRESENTE | CON_CREDENCIAL, credencial))],
      ])
      return {
        ...comun(),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answer of navigator.credentials.get. */
    get(challenge: string) {
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = authData(PRESENTE)
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey)
      return {
        ...comun(),
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
