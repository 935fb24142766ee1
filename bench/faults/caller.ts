import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pass } from 'node:timers/promises'
import type { DemoCall } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { type RouteName, routes } from '../../packages/contract/routes.ts'
import { disposicionDe, TIPO_BINARIO } from '../../packages/contract/wire/binario.ts'
import { enter, type Session } from '../support/session.ts'

/** Longest wait for an answer, as a person waits before pressing again, milliseconds. */
const PATIENCE_MS = 30_000
const AGAIN_MS = 100

/** Address of the server while there is one; closed while it is down. */
export function createDoor() {
  let opened = Promise.withResolvers<string>()
  return {
    url: () => opened.promise,
    open: (url: string) => opened.resolve(url),
    close: () => {
      opened = Promise.withResolvers<string>()
    },
  }
}

type Door = ReturnType<typeof createDoor>

interface Wanted {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

/** Counts of the calls. */
export interface Told {
  /** Confirmed writes. */
  acked: number
  /** Calls sent again under the same key. */
  repeated: number
  /** New logins after a 401. */
  logins: number
  withoutRetryAfter: number
  readonly byStatus: Record<string, number>
  /** Refusals of calls that are right: a line each. */
  readonly refused: string[]
}

export const nothingTold = (): Told => ({
  acked: 0,
  repeated: 0,
  logins: 0,
  withoutRetryAfter: 0,
  byStatus: {},
  refused: [],
})

/** Bytes of a document under its hash, as the screens send it. */
function uploadOf(path: string, sent: { Identificador: number; idBox?: number | null; Binario: string }, mark: string) {
  const picture = Buffer.from(sent.Binario, 'base64')
  // A comment after the first marker of the JPEG: each sale has bytes of its own
  const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(mark.length + 2)}${mark}`, 'latin1')
  const body = new Uint8Array(Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]))
  const query = new URLSearchParams({ prospectoId: String(sent.Identificador), tipoAdjunto: '40' })
  if (sent.idBox) query.set('idBox', String(sent.idBox))
  const headers = {
    'content-type': TIPO_BINARIO,
    'content-disposition': disposicionDe('cedula.jpg'),
    'idempotency-key': createHash('sha256').update(body).digest('hex'),
  }
  return { method: 'POST', path: `${path}?${query}`, headers, body }
}

/**
 * A person at the screens whose calls outlive the server: an unanswered one, or a 503, is sent again under the same
 * key. `mark`: in the bytes of each uploaded document.
 */
export function openCaller(door: Door, told: Told, mark: string): DemoCall {
  let session: Promise<Session> | null = null

  /** Sends once; null: no answer. */
  async function sendOnce({ method, path, headers, body }: Wanted) {
    const url = await door.url()
    try {
      session ??= enter(url, 'asesora')
      const own = await session
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const answer = await fetch(url + path, { method, headers: { ...own.headers, ...headers }, body, signal })
      const text = await answer.text()
      return { status: answer.status, text, retryAfter: answer.headers.has('retry-after') }
    } catch {
      // A login without answer is tried anew
      if (session && (await session.catch(() => null)) === null) session = null
      return null
    }
  }

  /** Records an answer and returns its text; null: send again. */
  function judge({ path }: Wanted, answer: Awaited<ReturnType<typeof sendOnce>>): string | null {
    const reached = answer?.status ?? 'sin respuesta'
    told.byStatus[reached] = (told.byStatus[reached] ?? 0) + 1
    if (answer === null) return null
    const { status, text, retryAfter } = answer
    if (status === 200 && !/"codigoError"|"CodError":[^"n0]/.test(text)) return text
    if (status === 401) {
      session = null
      told.logins += 1
      return null
    }
    if (status !== 503) {
      told.refused.push(`${path} ${status} ${text.slice(0, 300)}`)
      throw new Error(text)
    }
    if (!retryAfter) told.withoutRetryAfter += 1
    return null
  }

  async function send(wanted: Wanted): Promise<string> {
    for (;;) {
      const text = judge(wanted, await sendOnce(wanted))
      if (text !== null) return text
      told.repeated += 1
      await pass(AGAIN_MS)
    }
  }

  const wantedOf = (nombre: RouteName, payload: object): Wanted => {
    if (nombre === 'cargaArchivoProspecto')
      return uploadOf(routes.subirDocumentoProspecto.path, payload as Parameters<typeof uploadOf>[1], mark)
    const { method, path, effect } = routes[nombre]
    const key: Record<string, string> = effect === 'write' ? { 'idempotency-key': randomUUID() } : {}
    const named = new Map(Object.entries(payload))
    if (method === 'POST') return { method, path, headers: key, body: JSON.stringify(payload) }
    return {
      method,
      path: path.replace(/\{(\w+)\}/, (_all, field) => String(named.get(field))),
      headers: {},
      body: null,
    }
  }

  return (async (nombre: RouteName, payload: object) => {
    const wanted = wantedOf(nombre, payload)
    const body = JSON.parse(await send(wanted))
    if (routes[nombre].effect === 'write') told.acked += 1
    return 'Valor' in body ? body.Valor : body.data
  }) as DemoCall
}
