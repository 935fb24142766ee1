import { common } from '@alerce/contract/messages/common'
import type { OperationMap } from '@alerce/contract/operation-map'
import type { Route } from '@alerce/contract/route'
import type { routes } from '@alerce/contract/routes'
import { peticionDe } from '@alerce/contract/wire/peticion'
import { CABECERA_DE_POSICION } from '@alerce/contract/wire/posicion'
import { hearServerTime } from '../time/clock.ts'
import { BACKOFF_MS } from './backoff.ts'
import { unwrap } from './envelope.ts'
import { ApiRefusal, ApiUnreachable, mayPassLater } from './errors.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { fingerprintOf } from './fingerprint.ts'
import { idempotencyKey } from './idempotency.ts'
import { fetchRoute, knownRoute } from './known-routes.ts'
import type { PayloadOf } from './payload.ts'
import { losePosition, seenPosition, seeReply } from './position.ts'
import { type Prepared, prepareUpload } from './request.ts'
import { csrfToken, foundPageOld, motivoOf, pageIsOld, sessionEnded } from './session-token.ts'

export type CallName = keyof OperationMap
export type { PayloadOf } from './payload.ts'
export type ReplyOf<N extends CallName> = OperationMap[N]['reply']

/** Calls that upload a file. */
export type UploadName = {
  [N in CallName]: (typeof routes)[N]['cuerpo'] extends 'binario' ? N : never
}[CallName]

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Milliseconds to wait for an answer; uploads may need more than the usual 20 s. */
  readonly timeoutMs?: number
  /** The page is closing: let the browser finish the request. */
  readonly keepalive?: boolean
  /** Sent twice it changes nothing more: no key that the former page left is tried, which may be of other content. */
  readonly repeatable?: boolean
  /** Receives the sent fraction, 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/** Store of replies for work without network (lib/sin-red): it decides which ones it keeps. */
export interface ReplyStore {
  keep(name: CallName, payload: unknown, reply: unknown): void
  /** Reply kept for this request; undefined: none. */
  find(name: CallName, payload: unknown): Promise<unknown>
}

let copies: ReplyStore | null = null

/** Installs the store, where the user chose to work without network; null removes it. */
export function setCopies(store: ReplyStore | null): void {
  copies = store
}

const TIMEOUT_MS = 20_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Aborts after the timeout or with the caller's signal: AbortSignal.any, which Safari has from 17.4 on. */
function endOf({ signal, timeoutMs = TIMEOUT_MS }: CallOptions): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  if (!signal) return timeout
  const end = new AbortController()
  for (const one of [timeout, signal]) {
    if (one.aborted) end.abort(one.reason)
    else one.addEventListener('abort', () => end.abort(one.reason), { signal: end.signal })
  }
  return end.signal
}

/** Position of a reply. A write that may have happened without saying where leaves it unknown. */
function notePosition({ effect }: Route, { status, headers }: Response): void {
  if (effect === 'write' && status >= 500) losePosition()
  else seeReply(headers.get(CABECERA_DE_POSICION), effect === 'write')
}

async function send(route: Route, prepared: Prepared, key: string | null, options: CallOptions): Promise<Response> {
  const csrf = csrfToken()
  const position = seenPosition()
  const request = {
    method: route.method,
    signal: endOf(options),
    headers: {
      ...prepared.headers,
      ...(csrf ? { 'x-csrf-token': csrf } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(position ? { [CABECERA_DE_POSICION]: position } : {}),
    },
    body: prepared.body,
  }
  try {
    const response = options.onProgress
      ? await fetchWithProgress(prepared.url, request, options.onProgress)
      : await fetch(prepared.url, { ...request, credentials: 'same-origin', keepalive: options.keepalive ?? false })
    hearServerTime(response.headers.get('date'))
    notePosition(route, response)
    return response
  } catch (cause) {
    if (route.effect === 'write') losePosition()
    if (options.signal?.aborted) throw cause
    throw new ApiUnreachable('sin respuesta', { cause })
  }
}

/** A read is retried without an answer, unless the browser knows that there is no network and a copy may do. */
async function sendWithRetries(route: Route, prepared: Prepared, options: CallOptions): Promise<Response> {
  for (const pause of BACKOFF_MS) {
    try {
      return await send(route, prepared, null, options)
    } catch (error) {
      if (!(error instanceof ApiUnreachable) || (copies && !navigator.onLine)) throw error
      await wait(pause)
    }
  }
  return send(route, prepared, null, options)
}

async function parsed(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiUnreachable('respuesta ilegible', { cause })
  }
}

/** JSON of a response, cloned so that the caller can still read it. */
const saidIn = async (response: Response): Promise<Record<string, unknown> | null> =>
  await response
    .clone()
    .json()
    .catch(() => null)

async function tellEnd(response: Response): Promise<void> {
  sessionEnded(motivoOf((await saidIn(response))?.data))
}

/** Response, after handling the end of the session. */
async function heard({ preguntaSesion }: Route, response: Response): Promise<Response> {
  if (response.status === 401 && !preguntaSesion) await tellEnd(response)
  if (response.status === common.csrf.status && (await saidIn(response))?.codigo === common.csrf.code) foundPageOld()
  return response
}

/** Refuses calls of an outdated page here: the server would refuse each of them. */
function refuseOfOldPage({ method, effect, preguntaSesion }: Route): void {
  if (!pageIsOld() || method === 'GET' || preguntaSesion) return
  // Background calls do not report the old page again
  if (effect === 'write') foundPageOld()
  const { status, code: codigo, text: descripcion } = common.csrf
  throw new ApiRefusal({ status, codigo, descripcion })
}

/** The key was used for something else. */
const isOfAnother = async (response: Response): Promise<boolean> =>
  response.status === common.keyReused.status && (await saidIn(response))?.codigo === common.keyReused.code

/** Sends a write once; a second time with a new key, where the inherited one belongs to another content. */
async function submit(name: CallName, payload: unknown, route: Route, prepared: Prepared, options: CallOptions) {
  const once = async (fresh: boolean): Promise<Response> => {
    const { key, inherited, settle } = idempotencyKey(name, JSON.stringify(payload), fresh)
    const response = await send(route, prepared, key, options)
    if (response.status < 500) settle()
    return inherited && (await isOfAnother(response)) ? once(true) : response
  }
  return await once(options.repeatable ?? false)
}

async function answer(name: CallName, payload: unknown, options: CallOptions): Promise<[Route, Response]> {
  // a known route is not awaited: a page that closes sends nothing later
  const route = knownRoute(name) ?? (await fetchRoute(name))
  refuseOfOldPage(route)
  const prepared = peticionDe(route, payload)
  const response = await (route.effect === 'write'
    ? submit(name, payload, route, prepared, options)
    : sendWithRetries(route, prepared, options))
  return [route, await heard(route, response)]
}

async function replyIn<N extends CallName>(name: N, { envelope }: Route, response: Response): Promise<ReplyOf<N>> {
  if (envelope === 'binary') throw new TypeError(`${name} answers bytes: use callFile`)
  return unwrap(envelope, response.status, await parsed(response)) as ReplyOf<N>
}

/**
 * Calls an operation by its name. Throws ApiRefusal (refused by the server) or ApiUnreachable (no answer, and no copy).
 */
export async function call<N extends CallName>(
  name: N,
  payload: PayloadOf<N>,
  options: CallOptions = {},
): Promise<ReplyOf<N>> {
  try {
    const reply = await replyIn(name, ...(await answer(name, payload, options)))
    copies?.keep(name, payload, reply)
    return reply
  } catch (error) {
    const copy = mayPassLater(error) ? await copies?.find(name, payload) : undefined
    if (copy === undefined) throw error
    return copy as ReplyOf<N>
  }
}

/** Uploads a file, by an operation with a binary body; its key makes a repeated upload the same. */
export async function callUpload<N extends UploadName>(
  name: N,
  payload: PayloadOf<N>,
  file: File,
  options: CallOptions = {},
): Promise<ReplyOf<N>> {
  const route = knownRoute(name) ?? (await fetchRoute(name))
  const response = await send(route, prepareUpload(route, payload, file), await fingerprintOf(file), options)
  return replyIn(name, route, await heard(route, response))
}

/** Calls an operation that returns a file. */
export async function callFile<N extends CallName>(
  name: N,
  payload: PayloadOf<N>,
  options: CallOptions = {},
): Promise<Blob> {
  const [, response] = await answer(name, payload, options)
  if (response.ok) return response.blob()
  unwrap('data', response.status, await parsed(response))
  throw new ApiRefusal({ status: response.status, codigo: String(response.status), descripcion: '' })
}
