import { leerToken, peticionDeToken } from '@alerce/contract/wire/token'
import { OperatorFailure } from '../operator-failure.ts'

/** Token of a core by client credentials, as the specifications ask for it. Throws OperatorFailure. */
export async function requestToken(url: string, id: string, secret: string): Promise<string> {
  const { url: path, ...asked } = peticionDeToken(id, secret)
  const response = await fetch(url + path, { method: 'POST', ...asked }).catch(() => null)
  if (!response) throw new OperatorFailure(`El núcleo no responde en ${url}.`)
  const leido = leerToken(await response.json().catch(() => null))
  if (leido) return leido.token
  throw new OperatorFailure(
    `El núcleo no entregó un token (contesta ${response.status}): revise el cliente y su secreto.`,
  )
}
