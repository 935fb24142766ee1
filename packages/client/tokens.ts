import { leerToken, peticionDeToken } from '@alerce/contract/wire/token'
import { AlerceError, type Envio, jsonOf, sendAgain } from './answer.ts'

/** Seconds before its end at which a token is renewed: calls on their way still find it valid. */
const MARGIN_S = 60

/** Credentials of a client of the API. */
export interface CredencialDeCliente {
  readonly id: string
  readonly secret: string
  /** Scopes of the token; absent: all that the client has. */
  readonly alcances?: readonly string[]
}

/** Refusal of RFC 6749 §5.2: `error` and, for some, a text. */
function refusalIn(status: number, body: unknown): AlerceError {
  const { error, error_description: text } = (body ?? {}) as { error?: unknown; error_description?: unknown }
  const descripcion = typeof text === 'string' ? text : 'Alerce no entregó un token.'
  return new AlerceError({ status, codigo: typeof error === 'string' ? error : String(status), descripcion })
}

interface Kept {
  readonly token: string
  /** Instant of renewal, by performance.now: a changed clock of the computer does not move it. */
  readonly until: number
}

/** Token of a client: asked for once at a time however many calls need it, and kept until shortly before its end. */
export function createTokens(credencial: CredencialDeCliente, destino: Pick<Envio, 'desk' | 'timeoutMs'>) {
  let kept: Kept | null = null
  let asking: Promise<string> | null = null

  async function ask(): Promise<string> {
    const { id, secret, alcances = [] } = credencial
    const sent = performance.now()
    const answer = await sendAgain({ ...destino, method: 'POST', ...peticionDeToken(id, secret, alcances.join(' ')) })
    const body = await jsonOf(answer)
    const leido = leerToken(body)
    if (!leido) throw refusalIn(answer.status, body)
    kept = { token: leido.token, until: sent + Math.max(0, leido.segundos - MARGIN_S) * 1000 }
    return leido.token
  }

  return {
    /** A valid token; throws AlerceError. */
    async take(): Promise<string> {
      if (kept && performance.now() < kept.until) return kept.token
      asking ??= ask().finally(() => {
        asking = null
      })
      return await asking
    },
    /** Forgets a token that the server refused, unless another call has renewed it meanwhile. */
    drop(token: string): void {
      if (kept?.token === token) kept = null
    },
  }
}
