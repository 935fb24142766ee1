import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { verifyPassword } from '../../platform/password.ts'
import { buscarCliente, clienteDelToken, guardarToken } from './repository.ts'

const VIDA_SEGUNDOS = 3600
const hash = (token: string) => createHash('sha256').update(token).digest()

export interface IssuedToken {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
}

export interface Tokens {
  /** A token for valid client credentials, else null. */
  issue(clientId: string, clientSecret: string): Promise<IssuedToken | null>
  /** The client behind a token in force, else null. */
  find(token: string): Promise<string | null>
}

export function createTokens(db: Db, clock: Clock): Tokens {
  return {
    async issue(clientId, clientSecret) {
      const client = await buscarCliente(db, clientId)
      if (!(await verifyPassword(client?.secretoHash ?? null, clientSecret))) return null
      const token = randomBytes(32).toString('base64url')
      const expira = new Date(Date.parse(clock.ahora()) + VIDA_SEGUNDOS * 1000).toISOString()
      await guardarToken(db, hash(token), clientId, expira)
      return { access_token: token, token_type: 'Bearer', expires_in: VIDA_SEGUNDOS }
    },
    find: (token) => clienteDelToken(db, hash(token), clock.ahora()),
  }
}
