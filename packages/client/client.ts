import type { OperationMap } from '@alerce/contract/operation-map'
import type { Route } from '@alerce/contract/route'
import { type BearerFileName, type BearerName, routes } from '@alerce/contract/routes'
import { peticionDe } from '@alerce/contract/wire/peticion'
import { leerSobre } from '@alerce/contract/wire/sobre'
import { AlerceError, jsonOf, type RespuestaRecibida, send, sendAgain } from './answer.ts'
import { type CredencialDeCliente, createTokens } from './tokens.ts'

export interface OpcionesDeCliente extends CredencialDeCliente {
  /** Address of the desk, such as https://ventas.example.cl. */
  readonly url: string
  /** Milliseconds that each attempt may take; 30 s when absent. */
  readonly timeoutMs?: number
}

export interface OpcionesDeLlamada {
  /** Idempotency-Key of a write, for programs that store it and may ask again after a restart. */
  readonly key?: string
}

/** Payload and reply of a call, by its name. */
export type PayloadDeLlamada<N extends BearerName | BearerFileName> = OperationMap[N]['payload']
export type RespuestaDeLlamada<N extends BearerName> = OperationMap[N]['reply']

const TIMEOUT_MS = 30_000

/** Client of the API by its credentials. Its calls throw AlerceError for a refusal, or without an answer. */
export interface Alerce {
  /** Calls an operation by its name. */
  call<N extends BearerName>(
    name: N,
    payload: PayloadDeLlamada<N>,
    options?: OpcionesDeLlamada,
  ): Promise<RespuestaDeLlamada<N>>
  /** Calls an operation that answers a file. */
  callFile<N extends BearerFileName>(name: N, payload: PayloadDeLlamada<N>): Promise<Blob>
}

/**
 * Client of a desk. Reads are sent again where a later answer may be another one. A write is sent once: asked again with
 * the same content after no answer, it carries the same Idempotency-Key, so that it happens once.
 */
export function createClient({ url, timeoutMs = TIMEOUT_MS, ...credencial }: OpcionesDeCliente): Alerce {
  const destino = { desk: url.replace(/\/+$/, ''), timeoutMs }
  const tokens = createTokens(credencial, destino)
  /** Keys of writes without a known outcome, by call and content. */
  const unsettled = new Map<string, string>()

  async function ask(
    name: BearerName | BearerFileName,
    payload: unknown,
    key: string | null,
  ): Promise<RespuestaRecibida> {
    const { method, path, effect }: Route = routes[name]
    const { headers, ...peticion } = peticionDe({ method, path }, payload)
    const attempt = (token: string) => {
      const own = { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) }
      return (effect === 'read' ? sendAgain : send)({
        ...destino,
        method,
        ...peticion,
        headers: { ...headers, ...own },
      })
    }
    const token = await tokens.take()
    const answer = await attempt(token)
    if (answer.status !== 401) return answer
    tokens.drop(token)
    return await attempt(await tokens.take())
  }

  async function write(name: BearerName, payload: unknown, given?: string): Promise<RespuestaRecibida> {
    const content = `${name} ${JSON.stringify(payload)}`
    const key = given ?? unsettled.get(content) ?? crypto.randomUUID()
    if (!given) unsettled.set(content, key)
    const answer = await ask(name, payload, key)
    if (answer.status < 500 && unsettled.get(content) === key) unsettled.delete(content)
    return answer
  }

  return {
    async call<N extends BearerName>(name: N, payload: PayloadDeLlamada<N>, { key }: OpcionesDeLlamada = {}) {
      const { effect, envelope }: Route = routes[name]
      if (envelope === 'binary') throw new TypeError(`${name} answers a file: use callFile`)
      const answer = await (effect === 'write' ? write(name, payload, key) : ask(name, payload, null))
      const leido = leerSobre(envelope, answer.status, await jsonOf(answer))
      if ('rechazo' in leido) throw new AlerceError(leido.rechazo)
      return leido.respuesta as RespuestaDeLlamada<N>
    },
    async callFile(name, payload) {
      const answer = await ask(name, payload, null)
      if (answer.status === 200) return answer.body
      const leido = leerSobre('data', answer.status, await jsonOf(answer))
      throw new AlerceError(
        'rechazo' in leido ? leido.rechazo : { status: answer.status, codigo: String(answer.status) },
      )
    },
  }
}
