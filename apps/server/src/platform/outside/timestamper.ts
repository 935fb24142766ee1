import { consultarSello, leerSello, type SelloDeTiempo } from '@alerce/evidencia/sello'

/** An authority that did not answer, or whose answer does not hold. */
export class TimestampRefused extends Error {}

/** Asks an authority of time stamps (RFC 3161) to stamp these bytes: it sees their digest alone. Throws TimestampRefused. */
export type Timestamper = (datos: Uint8Array) => Promise<{ readonly respuesta: Buffer; readonly sello: SelloDeTiempo }>

/** A stamp with its certificates is some kilobytes: more is no stamp. */
const MAXIMO = 256 * 1024
const CONSULTA = 'application/timestamp-query'

/** What is asked and how: the password of an address may not stand in a request, so it travels as a header. */
function destinoDe(url: string): { readonly sinClave: URL; readonly headers: Record<string, string> } {
  const sinClave = new URL(url)
  const { username, password } = sinClave
  const clave = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  sinClave.username = ''
  sinClave.password = ''
  const headers = { 'content-type': CONSULTA, ...(username ? { authorization: `Basic ${clave}` } : {}) }
  return { sinClave, headers }
}

async function preguntar(url: string, consulta: Uint8Array<ArrayBuffer>, patienceMs: number): Promise<Buffer> {
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

/** The authority at `url`; null without one. `patienceMs`: how long its answer may take. */
export function createTimestamper(url: string | undefined, patienceMs = 15_000): Timestamper | null {
  if (!url) return null
  return async (datos) => {
    const { consulta, nonce } = await consultarSello(datos)
    const respuesta = await preguntar(url, consulta, patienceMs).catch((error: unknown) => {
      throw error instanceof TimestampRefused
        ? error
        : new TimestampRefused('la autoridad no contesta', { cause: error })
    })
    const sello = await leerSello(respuesta, datos, nonce)
    if (!sello) throw new TimestampRefused('lo que contesta la autoridad no es un sello de lo pedido')
    return { respuesta, sello }
  }
}
