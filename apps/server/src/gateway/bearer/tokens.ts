import { createHash, randomBytes } from 'node:crypto'
import type { Cliente } from '../../core/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { verifyPassword } from '../../platform/password.ts'
import { type ClienteActivo, clienteDelToken, findCliente, saveToken } from './repository.ts'

const VIDA_SEGUNDOS = 3600
const hash = (token: string) => createHash('sha256').update(token).digest()

interface IssuedToken {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  /** Scopes of the token, separated by blanks. */
  readonly scope: string
}

/** Error code of RFC 6749 §5.2 for a refused token. */
interface TokenRefused {
  readonly error: 'invalid_client' | 'invalid_scope'
}

export interface Tokens {
  /** Issues a token for valid client credentials. `scope`: scopes asked for; empty: all scopes of the client. */
  issue(clientId: string, clientSecret: string, scope: string): Promise<IssuedToken | TokenRefused>
  /** Client and scopes of a valid token, else null. */
  find(token: string): Promise<Cliente | null>
}

/**
 * Matches the present secret, or the previous one while it is valid. Both are compared, so that timing reveals nothing.
 */
async function fits(client: ClienteActivo | null, secret: string): Promise<boolean> {
  const tried = [client?.secretoHash, client?.secretoAnteriorHash].map((stored) =>
    verifyPassword(stored ?? null, secret),
  )
  return (await Promise.all(tried)).includes(true)
}

/** Scopes of a new token; null when the client lacks one of those asked for. */
function granted(scope: string, alcances: readonly string[]): readonly string[] | null {
  const asked = scope.split(' ').filter((word) => word !== '')
  if (!asked.every((word) => alcances.includes(word))) return null
  return asked.length === 0 ? alcances : alcances.filter((alcance) => asked.includes(alcance))
}

export function createTokens(db: Db, clock: Clock): Tokens {
  return {
    async issue(clientId, clientSecret, scope) {
      const ahora = clock.ahora()
      const client = await findCliente(db, clientId, ahora)
      if (!(await fits(client, clientSecret)) || !client) return { error: 'invalid_client' }
      const alcances = granted(scope, client.alcances)
      if (!alcances) return { error: 'invalid_scope' }
      const token = randomBytes(32).toString('base64url')
      const expira = new Date(Date.parse(ahora) + VIDA_SEGUNDOS * 1000).toISOString()
      await saveToken(db, { tokenHash: hash(token), clienteId: clientId, alcances, expira })
      return { access_token: token, token_type: 'Bearer', expires_in: VIDA_SEGUNDOS, scope: alcances.join(' ') }
    },
    async find(token) {
      const found = await clienteDelToken(db, hash(token), clock.ahora())
      return found && { kind: 'cliente', ...found }
    },
  }
}
