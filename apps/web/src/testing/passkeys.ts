import { vi } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

const credential = (response: object) => ({
  id: 'bGxhdmU',
  rawId: bytes('llave'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('datos'), ...response },
})

const created = credential({ attestationObject: bytes('prueba'), getTransports: () => ['internal'] })
const used = credential({ authenticatorData: bytes('equipo'), signature: bytes('firma'), userHandle: null })

/** Browser with passkeys, whose person accepts, or closes the dialog with `refuses`. */
export function stubPasskeys({ refuses = false } = {}): void {
  const closed = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: refuses ? closed : async () => created, get: refuses ? closed : async () => used },
  })
}

/** Options that a server would send. */
export const opcionesDeLlave = {
  challenge: 'cmV0bw',
  rp: { name: 'Alerce', id: 'localhost' },
  user: { id: 'eW8', name: 'asesora', displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
}
