import { isIP } from 'node:net'
import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import type { Input } from '@alerce/contract/operation'
import type { agregarLlave, completarIngreso } from '@alerce/contract/operations/acceso/segundo-factor'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { DuenoDeFactor, LlaveGuardada } from './read-model.ts'

/** Loaded on first use: it parses certificates, and most servers never need it. */
const webauthn = () => import('@simplewebauthn/server')

/** Site that passkeys belong to: host name, and origin of its pages. */
interface Sitio {
  readonly rpID: string
  readonly origin: string
}

/**
 * Site of the passkeys, or null: no browser ties one to an IP address. Without a public address it is this machine, by
 * its name in the request.
 */
export function sitioDeLlaves({ direccion, origin }: Pick<Context, 'direccion' | 'origin'>): Sitio | null {
  const publica = new URL(direccion)
  const here = publica.hostname === 'localhost' || isIP(publica.hostname.replaceAll(/[[\]]/g, '')) > 0
  const url = here ? URL.parse(origin.sitio ?? direccion) : publica
  if (!url || (here && url.hostname !== 'localhost')) return null
  return { rpID: url.hostname, origin: url.origin }
}

const sitioDe = (ctx: Context): Sitio => sitioDeLlaves(ctx) ?? refuse(m.sinSitio)

const comoCredencial = ({ credencial, transportes }: LlaveGuardada) => ({
  id: credencial,
  transports: transportes as NonNullable<RegistrationResponseJSON['response']['transports']>,
})

/** Options to create a passkey; the keys that the user has are not offered again. */
export async function opcionesDeCreacion(ctx: Context, dueno: DuenoDeFactor, llaves: readonly LlaveGuardada[]) {
  const { generateRegistrationOptions } = await webauthn()
  return await generateRegistrationOptions({
    rpName: 'Alerce',
    rpID: sitioDe(ctx).rpID,
    userName: dueno.usuario,
    userID: new TextEncoder().encode(`alerce-${dueno.id}`),
    excludeCredentials: llaves.map(comoCredencial),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Options to use one of these passkeys. */
export async function opcionesDeUso(ctx: Context, llaves: readonly LlaveGuardada[]) {
  const { generateAuthenticationOptions } = await webauthn()
  return await generateAuthenticationOptions({
    rpID: sitioDe(ctx).rpID,
    allowCredentials: llaves.map(comoCredencial),
    userVerification: 'preferred',
  })
}

/** Verification of the library; any error of its own is a key that does not fit. */
async function orNull<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T | null> {
  try {
    const verified = await verify()
    return verified.verified ? verified : null
  } catch {
    return null
  }
}

/** Credential of a created passkey; null: it does not answer this challenge on this site. */
export async function verifyCreada(ctx: Context, reto: string, llave: Input<typeof agregarLlave>['llave']) {
  const { verifyRegistrationResponse } = await webauthn()
  const { rpID, origin } = sitioDe(ctx)
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: llave as RegistrationResponseJSON,
      expectedChallenge: reto,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }),
  )
  return verified?.registrationInfo?.credential ?? null
}

type LlaveUsada = NonNullable<Input<typeof completarIngreso>['llave']>

/** New counter of a used passkey; null: the signature does not fit, or the counter went back, as a copy's would. */
export async function verifyUsada(
  ctx: Context,
  reto: string,
  { llave, guardada }: { readonly llave: LlaveUsada; readonly guardada: LlaveGuardada },
): Promise<number | null> {
  const sitio = sitioDeLlaves(ctx)
  if (!sitio) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: llave as AuthenticationResponseJSON,
      expectedChallenge: reto,
      expectedOrigin: sitio.origin,
      expectedRPID: sitio.rpID,
      requireUserVerification: false,
      credential: {
        ...comoCredencial(guardada),
        publicKey: new Uint8Array(Buffer.from(guardada.clavePublica, 'base64url')),
        counter: guardada.contador,
      },
    }),
  )
  return verified?.authenticationInfo.newCounter ?? null
}
