import { type RouteName, routes } from '@alerce/contract/routes'
import { vi } from 'vitest'
import { FakeXhr } from './network/fake-xhr.ts'

/** What the server answers to a call: the reply, or a Refused. */
export type Answers = Partial<Record<RouteName, unknown>>

/** A refusal as the gateway presents it. */
export class Refused {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, descripcion: string, more: Record<string, unknown> = {}) {
    this.status = status
    this.body = { httpCode: status, codigoError: status, codigo: 'prueba', descripcion, data: null, ...more }
  }
}

/** No answer at all. */
export const UNREACHABLE = Symbol('unreachable')

export interface Received {
  readonly name: RouteName
  readonly payload: Record<string, unknown>
  readonly headers: Readonly<Record<string, string>>
}

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
const table = Object.entries(routes).map(([name, route]) => ({
  name: name as RouteName,
  route,
  pattern: toPattern(route.path),
}))

function envelope(name: RouteName, reply: unknown): unknown {
  const kind = routes[name].envelope
  if (kind === 'resultado') return { CodError: 0, DescError: '', DecError: '', Valor: reply }
  if (kind === 'body+data') return { httpCode: 200, ...(reply as object), data: reply }
  return { httpCode: 200, data: reply }
}

function respond(name: RouteName, answer: unknown, payload: unknown): Response {
  const reply = typeof answer === 'function' ? (answer as (payload: unknown) => unknown)(payload) : answer
  if (reply === UNREACHABLE) throw new TypeError('fetch failed')
  if (reply instanceof Refused) return Response.json(reply.body, { status: reply.status })
  return Response.json(envelope(name, reply))
}

/** Stands in for the server, at the edge of the browser: what screens send and what they are answered. */
export function fakeServer(answers: Answers): readonly Received[] {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://alerce.test')
    const found = table.find(({ route, pattern }) => route.method === init.method && pattern.test(url.pathname))
    if (!found || !(found.name in answers)) throw new Error(`nobody answers ${init.method} ${url.pathname}`)
    const body = init.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams)
    received.push({ name: found.name, payload: body, headers: { ...(init.headers as Record<string, string>) } })
    return respond(found.name, answers[found.name], body)
  })
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  return received
}
