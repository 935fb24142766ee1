import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Loaded on use: the login page must stay light. */
const webauthn = () => import('@simplewebauthn/browser')

type Opciones = Readonly<Record<string, unknown>>

/** Creates a passkey in the browser's own dialog; rejects when the person closes it. */
export async function createPasskey(opciones: Opciones) {
  const { startRegistration } = await webauthn()
  const optionsJSON = opciones as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports: [...transports] } }
}

/** Uses a passkey in the browser's own dialog; rejects when the person closes it. */
export async function askPasskey(opciones: Opciones) {
  const { startAuthentication } = await webauthn()
  const optionsJSON = opciones as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** False in a browser without passkeys. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'
