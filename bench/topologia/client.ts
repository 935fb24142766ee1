import { Agent, request } from 'node:https'
import { setTimeout as pass } from 'node:timers/promises'
import type { OperationMap } from '../../packages/contract/operation-map.ts'
import type { Route } from '../../packages/contract/route.ts'
import { type RouteName, routes } from '../../packages/contract/routes.ts'

/** As in the screens, milliseconds. */
const TIMEOUT_MS = 20_000
/** Time before a person presses again, milliseconds. */
const AGAIN_MS = 500
/** Longest time of a write that gets no answer, milliseconds. */
const PATIENCE_MS = 900_000

export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the wire carries
  readonly body: any
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Only writes count as acknowledged. */
  readonly writes?: boolean
}

/** Replies to all calls of a drill. */
export interface Tally {
  readonly byStatus: Record<string, number>
  /** Start of the earliest attempt after `mark` that was acknowledged, and its end; milliseconds. */
  mark: number
  served: number | null
  /** Longest time without an acknowledged write since `mark`, milliseconds, and the instant of the last one. */
  gap: number
  lastAt: number
  acknowledged: number
  withoutRetryAfter: number
  readonly strange: string[]
}

export const newTally = (): Tally => ({
  byStatus: {},
  mark: Number.POSITIVE_INFINITY,
  served: null,
  gap: 0,
  lastAt: 0,
  acknowledged: 0,
  withoutRetryAfter: 0,
  strange: [],
})

/** Counts a write that was acknowledged now. */
function acknowledge(tally: Tally, began: number): void {
  const at = performance.now()
  tally.acknowledged += 1
  if (at > tally.mark) tally.gap = Math.max(tally.gap, at - Math.max(tally.mark, tally.lastAt))
  tally.lastAt = at
  if (began > tally.mark) tally.served ??= at - tally.mark
}

/** HTTPS client of one browser: its cookie and token, and the certificate that it trusts. */
export function openClient(origin: string, ca: string, tally: () => Tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ca })
  const own: Record<string, string> = {}

  const send = ({ method, path, headers, body }: Sent): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const options = { agent, method, timeout: TIMEOUT_MS, headers: { ...own, ...headers, ...length } }
      const sent = request(new URL(path, origin), options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          const isJson = String(answer.headers['content-type']).includes('json')
          resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : text, headers: answer.headers })
        })
      })
      sent.once('timeout', () => sent.destroy(new Error('sin respuesta')))
      sent.once('error', reject)
      sent.end(body)
    })

  function note({ path, writes = false }: Sent, began: number, reply: Reply | null): void {
    const now = tally()
    const status = reply?.status ?? 'sin respuesta'
    now.byStatus[status] = (now.byStatus[status] ?? 0) + 1
    if (reply?.status === 503 && !reply.headers['retry-after']) now.withoutRetryAfter += 1
    if (reply?.status === 200 && writes) acknowledge(now, began)
    if (reply && reply.status !== 200 && reply.status !== 503)
      now.strange.push(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
  }

  /** Sends the same call, under the same key, until it has an answer below 500: a person presses again. */
  async function insist(sent: Sent): Promise<Reply> {
    for (const first = performance.now(); ; await pass(AGAIN_MS)) {
      const began = performance.now()
      const reply = await send(sent).catch(() => null)
      note(sent, began, reply)
      if (reply && reply.status < 500) return reply
      if (began - first > PATIENCE_MS) throw new Error(`${sent.path}: sin respuesta en ${PATIENCE_MS / 1000} s`)
    }
  }

  const replyOf = (path: string, { status, body }: Reply) => {
    if (status !== 200 || body.data?.codigoError || body.CodError)
      throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return 'Valor' in body ? body.Valor : body.data
  }

  const json = { 'content-type': 'application/json' }

  /** Calls an operation as the screens do. */
  async function call<N extends keyof OperationMap>(
    name: N,
    payload: OperationMap[N]['payload'],
  ): Promise<OperationMap[N]['reply']> {
    const { method, path, effect }: Route = routes[name as RouteName]
    const fields = new Map(Object.entries(payload ?? {}))
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, field) => String(fields.get(field)))
    const key = effect === 'write' ? { 'idempotency-key': crypto.randomUUID() } : {}
    const sent =
      method === 'GET'
        ? { method, path: filled, headers: {} }
        : { method, path, headers: { ...json, ...key }, body: JSON.stringify(payload), writes: effect === 'write' }
    return replyOf(path, await insist(sent))
  }

  async function enter(usuario: string): Promise<void> {
    const body = JSON.stringify({ usuario, clave: 'Alerce-2026' })
    const login = await insist({ method: 'POST', path: routes.autenticarDashboard.path, headers: json, body })
    replyOf('login', login)
    own.cookie = [login.headers['set-cookie']]
      .flat()
      .map((one) => one?.split(';')[0])
      .join('; ')
    const me = await insist({ method: 'GET', path: routes.sesionActual.path, headers: {} })
    own['x-csrf-token'] = me.body.data.csrf
  }

  return { call, enter, insist, replyOf, headers: () => own, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof openClient>
