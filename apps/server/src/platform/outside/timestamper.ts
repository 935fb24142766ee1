import { consultarSello, leerSello, type SelloDeTiempo } from '@alerce/evidencia/sello'

/** The authority did not answer, or its answer is invalid. */
export class TimestampRefused extends Error {}

/** Requests a time stamp (RFC 3161) for these bytes; the authority sees only their digest. Throws TimestampRefused. */
export type Timestamper = (datos: Uint8Array) => Promise<{ readonly respuesta: Buffer; readonly sello: SelloDeTiempo }>

/** Most bytes of a reply: a stamp with its certificates has some kilobytes. */
const MAXIMO = 256 * 1024
const CONSULTA = 'application/timestamp-query'

/** Address and headers of the request: a password in the address is sent as a header, since fetch refuses it. */
function destinoDe(url: string): { readonly sinClave: URL; readonly headers: Record<string, string> } {
  const sinClave = new URL(url)
  const { username, password } = sinClave
  const clave = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  sinClave.username = ''
  sinClave.password = ''
  const headers = { 'content-type': CONSULTA, ...(username ? { authorization: `Basic ${clave}` } : {}) }
  return { sinClave, headers }
}

async function ask(url: string, consulta: Uint8Array<ArrayBuffer>, patienceMs: number): Promise<Buffer> {
  const { sinClave, headers } = destinoDe(url)
  const signal = AbortSignal.timeout(patienceMs)
  const respuesta = await fetch(sinClave, { method: 'POST', headers, body: consulta, signal, redirect: 'error' })
  if (!respuesta.ok) throw new TimestampRefused(`la autoridad contesta ${respuesta.status}`)
  const partes: Buffer[] = []
  let suma = 0
  for await (const parte of respuesta.body ?? []) {
    suma += parte.length
    if (suma > MAXIMO) throw new TimestampRefused('la respuesta de la autoridad es demasiado larga')
    partes.push(Buffer.from(parte))
  }
  return Buffer.concat(partes)
}

/** Client of the authority at `url`; null without one. `patienceMs`: longest wait for a reply. */
export function createTimestamper(url: string | undefined, patienceMs = 15_000): Timestamper | null {
  if (!url) return null
  return async (datos) => {
    const { consulta, nonce } = await consultarSello(datos)
    const respuesta = await ask(url, consulta, patienceMs).catch((error: unknown) => {
      throw error instanceof TimestampRefused
        ? error
        : new TimestampRefused('la autoridad no contesta', { cause: error })
    })
    const sello = await leerSello(respuesta, datos, nonce)
    if (!sello) throw new TimestampRefused('lo que contesta la autoridad no es un sello de lo pedido')
    return { respuesta, sello }
  }
}
