import { OperatorFailure } from '../operator-failure.ts'

/** Token of a core by client credentials, as the specifications ask for it. Throws OperatorFailure. */
export async function requestToken(url: string, id: string, secret: string): Promise<string> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret })
  const response = await fetch(`${url}/oauth/access/oauth2/token`, { method: 'POST', body: form }).catch(() => null)
  if (!response) throw new OperatorFailure(`El núcleo no responde en ${url}.`)
  const body: unknown = await response.json().catch(() => null)
  const token = typeof body === 'object' && body !== null ? Reflect.get(body, 'access_token') : null
  if (typeof token === 'string') return token
  throw new OperatorFailure(
    `El núcleo no entregó un token (contesta ${response.status}): revise el cliente y su secreto.`,
  )
}
