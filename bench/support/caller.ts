import { createHash, randomUUID } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request as requestPlain } from 'node:http'
import { request as requestSecure, Agent as SecureAgent } from 'node:https'
import { setTimeout as pass } from 'node:timers/promises'
import type { OperationMap } from '../../packages/contract/operation-map.ts'
import type { Route } from '../../packages/contract/route.ts'
import { type RouteName, routes } from '../../packages/contract/routes.ts'
import { disposicionDe, TIPO_BINARIO } from '../../packages/contract/wire/binario.ts'
import { acknowledge, noteReply, type Told } from './told.ts'

/** As in the screens, milliseconds. */
const TIMEOUT_MS = 20_000
/** Time before a person presses again, milliseconds. */
const AGAIN_MS = 200
/** Longest time of a call that gets no answer, milliseconds. */
const PATIENCE_MS = 900_000

const json = { 'content-type': 'application/json' }

type Headers = Readonly<Record<string, string>>

interface Wanted {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body?: string | Buffer
  /** Only writes count as confirmed. */
  readonly writes?: boolean
}

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface Door {
  /** Address of the server, once there is one. */
  readonly origin: () => Promise<string>
  readonly usuario: string
  readonly told: () => Told
  /** Certificate that it trusts. */
  readonly ca?: string
}

function openSender(ca?: string) {
  const plain = new Agent({ keepAlive: true })
  const secure = new SecureAgent({ keepAlive: true, ca })
  const send = (origin: string, { method, path, headers, body }: Wanted): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const url = new URL(path, origin)
      const length: Headers = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const options = { method, timeout: TIMEOUT_MS, headers: { ...headers, ...length } }
      const isSecure = url.protocol === 'https:'
      const sent = isSecure
        ? requestSecure(url, { ...options, agent: secure })
        : requestPlain(url, { ...options, agent: plain })
      sent.once('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        })
      })
      sent.once('timeout', () => sent.destroy(new Error('no answer')))
      sent.once('error', reject)
      sent.end(body)
    })
  return {
    send,
    close: () => {
      plain.destroy()
      secure.destroy()
    },
  }
}

/** The call of a screen: a write has a key of its own, and fields of the path come from the payload. */
function wantedOf(name: RouteName, payload: object | undefined): Wanted {
  const { method, path, effect }: Route = routes[name]
  const writes = effect === 'write'
  if (method === 'POST') {
    const key: Headers = writes ? { 'idempotency-key': randomUUID() } : {}
    return { method, path, headers: { ...json, ...key }, body: JSON.stringify(payload), writes }
  }
  const fields = new Map(Object.entries(payload ?? {}))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, field) => String(fields.get(field)))
  return { method, path: filled, headers: {}, writes }
}

/** Refusals of the specifications are answered with 200. */
const isRefusal = ({ status, text }: Reply): boolean => status !== 200 || /"codigoError"|"CodError":[^"n0]/.test(text)

/**
 * A person at the screens whose calls outlive a server: one without answer, or with 503, is sent again under its key.
 */
export function openCaller({ origin, usuario, told, ca }: Door) {
  const { send, close } = openSender(ca)
  let session: Promise<Headers> | null = null
  let own: Headers = {}

  async function login(url: string): Promise<Headers> {
    const body = JSON.stringify({ usuario, clave: 'Alerce-2026' })
    const { path } = routes.autenticarDashboard
    const { headers } = await send(url, { method: 'POST', path, headers: json, body })
    const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
    const me = await send(url, { method: 'GET', path: routes.sesionActual.path, headers: { cookie } })
    own = { cookie, 'x-csrf-token': JSON.parse(me.text).data.csrf }
    return own
  }

  /** Sends once; null: no answer. */
  async function sendOnce(wanted: Wanted): Promise<Reply | null> {
    const url = await origin()
    try {
      session ??= login(url)
      return await send(url, { ...wanted, headers: { ...(await session), ...wanted.headers } })
    } catch {
      // A login without answer is tried anew
      if (session && (await session.catch(() => null)) === null) session = null
      return null
    }
  }

  /** Records a reply other than the right one. Throws if the call was refused. */
  function judge({ path }: Wanted, reply: Reply | null): void {
    if (reply?.status === 401) {
      session = null
      told().logins += 1
      return
    }
    if (reply === null || reply.status === 503) return
    const line = `${path} ${reply.status} ${reply.text.slice(0, 300)}`
    told().refused.push(line)
    if (reply.status < 500) throw new Error(line)
  }

  async function insist(wanted: Wanted): Promise<string> {
    for (const first = performance.now(); ; await pass(AGAIN_MS)) {
      const began = performance.now()
      const reply = await sendOnce(wanted)
      noteReply(told(), reply)
      if (reply && !isRefusal(reply)) {
        if (wanted.writes) acknowledge(told(), began)
        return reply.text
      }
      judge(wanted, reply)
      if (began - first > PATIENCE_MS) throw new Error(`${wanted.path}: no answer in ${PATIENCE_MS / 1000} s`)
      told().repeated += 1
    }
  }

  async function ask(wanted: Wanted) {
    const body = JSON.parse(await insist(wanted))
    return 'Valor' in body ? body.Valor : body.data
  }

  return {
    /** Calls an operation as the screens do. */
    call: async <N extends keyof OperationMap & RouteName>(
      name: N,
      payload: OperationMap[N]['payload'],
    ): Promise<OperationMap[N]['reply']> => await ask(wantedOf(name, payload)),
    /** Sends the bytes of a document under their hash, as the screens do. */
    upload: async (query: Readonly<Record<string, string>>, fileName: string, body: Buffer) => {
      const headers = {
        'content-type': TIPO_BINARIO,
        'content-disposition': disposicionDe(fileName),
        'idempotency-key': createHash('sha256').update(body).digest('hex'),
      }
      const path = `${routes.subirDocumentoProspecto.path}?${new URLSearchParams(query)}`
      return await ask({ method: 'POST', path, headers, body, writes: true })
    },
    enter: async () => {
      session = login(await origin())
      await session
    },
    /** Headers of its session. */
    headers: () => own,
    close,
  }
}

export type Caller = ReturnType<typeof openCaller>
