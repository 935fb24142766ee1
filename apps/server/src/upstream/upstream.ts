import { nucleoMessages as m } from '@alerce/contract/messages/base/nucleo'
import { message } from '@alerce/contract/messages/message'
import type { Operation } from '@alerce/contract/operation'
import { nombreEn } from '@alerce/contract/wire/binario'
import { type Peticion, peticionDe } from '@alerce/contract/wire/peticion'
import { leerSobre, type RechazoLeido } from '@alerce/contract/wire/sobre'
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel'
import { Refusal } from '../core/refusal.ts'
import { createToken } from './token.ts'

/** The core gave no reply: connection, time limit, or a server error of a proxy in its place. */
class NucleoAway extends Error {}

/** The call may have been carried out: it was sent, and no reply came. */
class Uncertain extends NucleoAway {}

export interface UpstreamSettings {
  readonly url: string
  readonly id: string
  readonly secret: string
  /** Longest wait for the reply of a read and of a write, milliseconds. */
  readonly patience?: { readonly read: number; readonly write: number }
  /** Milliseconds after which an open circuit tries again. */
  readonly halfOpenMs?: number
  /** traceparent of the present span. */
  readonly traceparent?: () => string | undefined
}

export interface UpstreamCall {
  readonly operation: Operation
  /** Only fields of the specifications. */
  readonly payload: unknown
  /** Idempotency-Key of the person's act; a core that does not know the header ignores it. */
  readonly clave?: string | undefined
}

export interface Upstream {
  /** Value inside the envelope, or the file of a binary reply. Throws Refusal. */
  call(call: UpstreamCall): Promise<unknown>
  /** False while its circuit is open. */
  answers(): boolean
}

const PATIENCE = { read: 15_000, write: 45_000 }
/** Failures in a row that open the circuit, and the time until the next try in milliseconds. */
const FAILURES = 5
const HALF_OPEN_MS = 10_000
/** Calls of one operation at once, and in its queue: a slow one must not hold the others. */
const AT_ONCE = 8
const QUEUE = 40
/** Largest reply, bytes: all papers of a sale in one zip. */
const MAXIMO = 64 * 1024 * 1024
/** Statuses of a proxy whose core is away; the call itself was not carried out. */
const away = new Set([502, 503, 504])

interface Received {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

async function boundedBody(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAXIMO) throw new Refusal(m.incomprensible)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Codes of a connection that was never made: nothing was sent. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function failureOf(error: unknown): Error {
  if (error instanceof Refusal || error instanceof NucleoAway) return error
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  return code !== undefined && unsent.has(code) ? new NucleoAway(code) : new Uncertain((error as Error).name)
}

function jsonOf({ body }: Received): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Refusal(m.incomprensible)
  }
}

/** Refusal of the core in its own words; its code is ours where the core is one of ours. */
function refusalOf({ status, codigo, descripcion, errores, data }: RechazoLeido, { failure }: Operation): Refusal {
  if (status === 429) return new Refusal(m.ocupado)
  // Our own client was refused: to the person it must not look like the end of their session
  if (status === 401 || status >= 500) return new Refusal(m.incomprensible)
  const texto = descripcion || failure.text
  return new Refusal(message(codigo, status >= 400 && status < 500 ? status : 422, texto), { errores, data })
}

function fileOf({ headers, body }: Received) {
  const mime = (headers.get('content-type') ?? 'application/octet-stream').split(';')[0]
  return { contenido: body, mime, nombre: nombreEn(headers.get('content-disposition') ?? '') || 'documento' }
}

/** Client of a remote core, for the calls of the specifications. */
export function createUpstream(settings: UpstreamSettings): Upstream {
  const { url, patience = PATIENCE, halfOpenMs = HALF_OPEN_MS, traceparent } = settings
  const base = url.replace(/\/+$/, '')

  async function send({ url: path, body, headers }: Peticion, method: string, waitMs: number): Promise<Received> {
    const parent = traceparent?.()
    try {
      const response = await fetch(base + path, {
        method,
        body,
        headers: { ...headers, accept: 'application/json, */*', ...(parent ? { traceparent: parent } : {}) },
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      })
      const received = { status: response.status, headers: response.headers, body: await boundedBody(response) }
      if (away.has(response.status)) throw new NucleoAway(String(response.status))
      return received
    } catch (error) {
      throw failureOf(error)
    }
  }

  const token = createToken(settings, async (asked) => {
    try {
      return await send(asked, 'POST', patience.read)
    } catch (error) {
      // Without a token the call itself was not sent
      throw error instanceof Uncertain ? new NucleoAway(error.message) : error
    }
  })

  async function attempt({ operation, payload, clave }: UpstreamCall): Promise<Received> {
    const asked = peticionDe(operation, payload)
    const waitMs = operation.effect === 'read' ? patience.read : patience.write
    const key = clave ? { 'idempotency-key': clave } : {}
    const sendWith = (bearer: string) =>
      send(
        { ...asked, headers: { ...asked.headers, ...key, authorization: `Bearer ${bearer}` } },
        operation.method,
        waitMs,
      )
    const bearer = await token.current()
    const received = await sendWith(bearer)
    // A 401 means that nothing was done: once more with a new token
    return received.status === 401 ? await sendWith(await token.after(bearer)) : received
  }

  const breaker = circuitBreaker(handleType(NucleoAway), {
    halfOpenAfter: halfOpenMs,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  const again = retry(handleType(NucleoAway), {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 1000 }),
  })
  const policies = new Map<string, IPolicy>()
  function policyOf({ name, effect }: Operation): IPolicy {
    const known = policies.get(name)
    if (known) return known
    const places = bulkhead(AT_ONCE, QUEUE)
    const made = effect === 'read' ? wrap(places, again, breaker) : wrap(places, breaker)
    policies.set(name, made)
    return made
  }

  function readReply(operation: Operation, received: Received): unknown {
    if (operation.envelope !== 'binary') {
      const read = leerSobre(operation.envelope, received.status, jsonOf(received))
      if ('rechazo' in read) throw refusalOf(read.rechazo, operation)
      return read.respuesta
    }
    if (received.status === 200) return fileOf(received)
    const read = leerSobre('data', received.status, jsonOf(received))
    throw 'rechazo' in read ? refusalOf(read.rechazo, operation) : new Refusal(m.incomprensible)
  }

  return {
    answers: () => breaker.state !== CircuitState.Open,
    call: async (call) => {
      const { operation } = call
      try {
        return readReply(operation, await policyOf(operation).execute(() => attempt(call)))
      } catch (error) {
        if (error instanceof Uncertain && operation.effect === 'write') throw new Refusal(m.incierto)
        if (error instanceof NucleoAway || error instanceof BrokenCircuitError) throw new Refusal(m.noResponde)
        if (error instanceof BulkheadRejectedError) throw new Refusal(m.ocupado)
        throw error
      }
    },
  }
}
