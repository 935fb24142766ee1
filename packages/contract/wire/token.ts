import { consultaDe, type Peticion } from './peticion.ts'

/** Path where a client of the API asks for its token. */
export const RUTA_DE_TOKEN = '/oauth/access/oauth2/token'

/** Request of a token by client credentials (RFC 6749 §4.4). `scope`: scopes apart by spaces; empty: all that it has. */
export function peticionDeToken(id: string, secret: string, scope = ''): Peticion {
  const fields = { grant_type: 'client_credentials', client_id: id, client_secret: secret, scope: scope || null }
  return {
    url: RUTA_DE_TOKEN,
    body: consultaDe(fields).slice(1),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

/** Token and its life in seconds. */
export interface TokenLeido {
  readonly token: string
  readonly segundos: number
}

/** Token in the body of a reply; null when it holds none. A reply without a life is used once. */
export function leerToken(body: unknown): TokenLeido | null {
  const known: { access_token?: unknown; expires_in?: unknown } = typeof body === 'object' && body !== null ? body : {}
  const { access_token: token, expires_in: segundos } = known
  return typeof token === 'string' ? { token, segundos: Number(segundos) || 0 } : null
}
