import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'

interface Ajustes {
  readonly emisor: string
  readonly clienteId: string
  readonly secreto: string
  /** Scopes asked for, `openid` among them. */
  readonly alcance: string
  /** Address to which the provider returns the person. */
  readonly vuelta: string
}

/** Secrets of one login on its way, kept by the browser in a sealed cookie. */
export interface IngresoEnCurso {
  readonly estado: string
  readonly nonce: string
  readonly verificador: string
}

/** Account that the provider vouches for. `sid`: id of its own session. */
export interface IdentidadDeEmpresa {
  readonly emisor: string
  readonly sujeto: string
  readonly sid: string | null
  readonly claims: Readonly<Record<string, unknown>>
}

/** Sessions that the provider ended: one of its own, or all of an account. */
export type Cierre = Pick<IdentidadDeEmpresa, 'emisor' | 'sid'> & { readonly sujeto: string | null }

/** `caido`: the provider gave no usable answer; `negado`: the person or it said no; `falso`: the proof does not hold. */
export class ProveedorRefused extends Error {
  readonly clase: 'caido' | 'negado' | 'falso'
  constructor(clase: 'caido' | 'negado' | 'falso', cause?: unknown) {
    super(cause instanceof Error ? cause.message : clase, { cause })
    this.clase = clase
  }
}

/** Company's identity provider (OpenID Connect). Every call may throw ProveedorRefused. */
export interface Proveedor {
  begin(): Promise<{ readonly direccion: string; readonly flujo: IngresoEnCurso }>
  /** `vuelta`: query with which the person came back. */
  finish(vuelta: string, flujo: IngresoEnCurso): Promise<IdentidadDeEmpresa>
  /** Address that ends the provider's own session; null: it offers none. */
  findSalida(volver: string): Promise<string | null>
  /** Reads a logout token (OpenID Connect Back-Channel Logout 1.0). */
  readCierre(token: string): Promise<Cierre>
}

/** Longest wait for an answer of the provider, seconds. */
const PATIENCE_S = 5
/** Tolerated difference between both clocks, seconds. */
const SKEW_S = 60
/** Oldest logout token accepted, seconds: an older one could end sessions opened after it. */
const CIERRE_MAXIMO_S = 180
const CIERRE = 'http://schemas.openid.net/event/backchannel-logout'

/** Errors of an authorization reply with which the provider says that it cannot answer now. */
const later = new Set(['server_error', 'temporarily_unavailable'])

function refusalOf(error: unknown): ProveedorRefused {
  if (error instanceof ProveedorRefused) return error
  if (error instanceof oidc.AuthorizationResponseError)
    return new ProveedorRefused(later.has(error.error) ? 'caido' : 'negado', error)
  if (error instanceof oidc.ResponseBodyError)
    return new ProveedorRefused(error.status < 500 ? 'falso' : 'caido', error)
  const { code = '' } = error as { code?: string }
  const isFalse =
    error instanceof oidc.ClientError && !['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(code)
  return new ProveedorRefused(isFalse ? 'falso' : 'caido', error)
}

const textOr = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Client of the provider. It is asked for its addresses at the first login, not at the start. */
export function createProveedor({ emisor, clienteId, secreto, alcance, vuelta }: Ajustes): Proveedor {
  const isPlain = new URL(emisor).protocol === 'http:'
  let known: Promise<oidc.Configuration> | null = null
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null

  async function discover(): Promise<oidc.Configuration> {
    const metadata = { [oidc.clockTolerance]: SKEW_S }
    return await oidc.discovery(new URL(emisor), clienteId, metadata, oidc.ClientSecretBasic(secreto), {
      timeout: PATIENCE_S,
      // The signature of an ID token is checked although it came over TLS
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    })
  }

  function configuration(): Promise<oidc.Configuration> {
    known ??= discover().catch((error: unknown) => {
      // Do not cache a failed discovery
      known = null
      throw new ProveedorRefused('caido', error)
    })
    return known
  }

  const refusing = async <T>(ask: (config: oidc.Configuration) => Promise<T>): Promise<T> => {
    try {
      return await ask(await configuration())
    } catch (error) {
      throw refusalOf(error)
    }
  }

  /** Claims of the ID token and of the user endpoint, where the provider has one. */
  async function claimsOf(config: oidc.Configuration, tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>) {
    const claims = tokens.claims()
    if (!claims) throw new ProveedorRefused('falso')
    if (!config.serverMetadata().userinfo_endpoint) return claims
    return { ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
  }

  return {
    begin: () =>
      refusing(async (config) => {
        const flujo = {
          estado: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verificador: oidc.randomPKCECodeVerifier(),
        }
        const direccion = oidc.buildAuthorizationUrl(config, {
          redirect_uri: vuelta,
          scope: alcance,
          state: flujo.estado,
          nonce: flujo.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(flujo.verificador),
          code_challenge_method: 'S256',
        })
        return { direccion: direccion.href, flujo }
      }),
    finish: (query, { estado, nonce, verificador }) =>
      refusing(async (config) => {
        const came = new URL(vuelta)
        came.search = query
        const tokens = await oidc.authorizationCodeGrant(config, came, {
          expectedState: estado,
          expectedNonce: nonce,
          pkceCodeVerifier: verificador,
          idTokenExpected: true,
        })
        const claims = await claimsOf(config, tokens)
        return { emisor: claims.iss, sujeto: claims.sub, sid: textOr(claims.sid), claims }
      }),
    findSalida: (volver) =>
      refusing(async (config) =>
        config.serverMetadata().end_session_endpoint
          ? oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: volver }).href
          : null,
      ),
    async readCierre(token) {
      const { issuer, jwks_uri: address } = (await configuration()).serverMetadata()
      if (!address) throw new ProveedorRefused('falso')
      keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: PATIENCE_S * 1000 })
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: clienteId,
        clockTolerance: SKEW_S,
        maxTokenAge: CIERRE_MAXIMO_S,
        requiredClaims: ['events', 'jti'],
      }).catch((error: unknown) => {
        throw new ProveedorRefused('falso', error)
      })
      const events = Object(payload.events) as Readonly<Record<string, unknown>>
      const [sujeto, sid] = [textOr(payload.sub), textOr(payload.sid)]
      // A nonce marks an ID token, which must not pass for a logout token
      if (!Object.hasOwn(events, CIERRE) || payload.nonce !== undefined || (sujeto === null && sid === null))
        throw new ProveedorRefused('falso')
      return { emisor: issuer, sujeto, sid }
    },
  }
}
