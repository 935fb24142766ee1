import type { Peticion } from '@alerce/contract/wire/peticion'
import type { RechazoLeido } from '@alerce/contract/wire/sobre'

/** Failed call. `status` 0: no answer, and nothing is known about the outcome. */
export class AlerceError extends Error {
  readonly status: number
  /** Code of the refusal, which never changes; the status as text, where the reply has none. */
  readonly codigo: string
  /** Text for a person. */
  readonly descripcion: string
  /** Refused fields. */
  readonly errores: RechazoLeido['errores']
  readonly data: unknown
  constructor({ status, codigo, descripcion = '', errores = [], data = null }: FallaDeLlamada, options?: ErrorOptions) {
    super(`${status} ${codigo} ${descripcion}`.trim(), options)
    this.name = 'AlerceError'
    this.status = status
    this.codigo = codigo
    this.descripcion = descripcion
    this.errores = errores
    this.data = data
  }
}

type FallaDeLlamada = Pick<RechazoLeido, 'status' | 'codigo'> & Partial<RechazoLeido>

/** A whole reply, read to its end. */
export interface RespuestaRecibida {
  readonly status: number
  readonly headers: Headers
  readonly body: Blob
}

/** A request to the desk, with its method, its address and the time that it may take. */
export interface Envio extends Peticion {
  readonly method: 'GET' | 'POST'
  /** Address of the desk, without path. */
  readonly desk: string
  readonly timeoutMs: number
}

/** Sends once. A redirect is refused: it would carry the token elsewhere. Throws AlerceError 0 without an answer. */
export async function send({ desk, url, timeoutMs, ...asked }: Envio): Promise<RespuestaRecibida> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(desk + url, { ...asked, redirect: 'error', signal })
    return { status: response.status, headers: response.headers, body: await response.blob() }
  } catch (cause) {
    throw new AlerceError({ status: 0, codigo: 'sin_respuesta', descripcion: 'Alerce no respondió.' }, { cause })
  }
}

/** Pauses before a read is sent again, in milliseconds. */
const PAUSES_MS = [500, 2000, 8000] as const
/** Longest obeyed Retry-After. */
const LONGEST_PAUSE_MS = 300_000
/** Answers that may be another one later. */
const passing = new Set([429, 502, 503, 504])

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Pause that a reply asks for (Retry-After in seconds), or else `pause`. */
function pauseOf({ headers }: RespuestaRecibida, pause: number): number {
  const asked = Number(headers.get('retry-after') ?? Number.NaN) * 1000
  return asked >= 0 ? Math.min(asked, LONGEST_PAUSE_MS) : pause
}

/** Sends what changes nothing: again after a pause, up to three times, without an answer or with one that may pass. */
export async function sendAgain(envio: Envio): Promise<RespuestaRecibida> {
  for (const pause of PAUSES_MS) {
    const answer = await send(envio).catch((error: unknown) => error)
    if (answer instanceof AlerceError) await wait(pause)
    else if (passing.has((answer as RespuestaRecibida).status)) await wait(pauseOf(answer as RespuestaRecibida, pause))
    else return answer as RespuestaRecibida
  }
  return await send(envio)
}

/** JSON of a reply. Throws AlerceError where a 200 holds something else; null for any other status without JSON. */
export async function jsonOf({ status, body }: RespuestaRecibida): Promise<unknown> {
  const text = await body.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (status !== 200) return null
    const descripcion = 'La respuesta no es de Alerce.'
    throw new AlerceError({ status, codigo: 'respuesta_ilegible', descripcion }, { cause })
  }
}
