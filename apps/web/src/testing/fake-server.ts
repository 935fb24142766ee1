import type { Operation } from '@alerce/contract/operation'
import type { OperationMap } from '@alerce/contract/operation-map'
import { vi } from 'vitest'
import type { CallName, ReplyOf } from '../lib/api/call.ts'
import { operationAt, readReply, readRequest } from './network/contract.ts'
import { tellDrift } from './network/drift-guard.ts'
import { FakeXhr } from './network/fake-xhr.ts'
import { presentRefusal, presentReply } from './network/present.ts'

/** A refusal of the server's. */
export class Refused {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** In the envelope `resultado`, where it is another than the status. */
  readonly codError: number | undefined
  constructor(status: number, descripcion: string, { codError, ...more }: Told = {}) {
    this.status = status
    this.codError = codError
    this.body = { httpCode: status, codigoError: status, codigo: 'prueba', descripcion, data: null, ...more }
  }
}

interface Told {
  readonly codigo?: string
  readonly errores?: readonly { readonly campo: string; readonly mensaje: string }[]
  readonly data?: unknown
  readonly codError?: number
}

/** A reply that no schema knows, for a screen that must say that it does not understand it. */
export class Unexpected {
  readonly reply: unknown
  constructor(reply: unknown) {
    this.reply = reply
  }
}

class Unreachable extends TypeError {}

/** No answer at all. */
export const UNREACHABLE = new Unreachable('fetch failed')

/** A request as a use case reads it. */
export type RequestOf<N extends CallName> = OperationMap[N]['input']

/** What one call is answered: a reply in the shape of the contract, a Refused, an Unexpected or UNREACHABLE. */
export type Answer<N extends CallName> = ReplyOf<N> | Refused | Unreachable | Unexpected

/** Always the same answer, or what gives one from the request as a use case reads it. */
export type Answering<N extends CallName> = Answer<N> | ((payload: RequestOf<N>) => Answer<N> | Promise<Answer<N>>)

/** What the server answers to each call. */
export type Answers = { readonly [N in CallName]?: Answering<N> }

/** One answer after another; who asks once more than there are fails the test. */
export function inTurn<A>(...answers: readonly NoInfer<A>[]): () => A {
  const left = answers.values()
  return () => {
    const { done, value } = left.next()
    if (done) throw new RangeError(`asked more than ${answers.length} times`)
    return value
  }
}

/** One answer after another; the last one stays. */
export function lastStays<A>(...answers: readonly [NoInfer<A>, ...NoInfer<A>[]]): () => A {
  const left = answers.slice(0, -1).values()
  return () => {
    const { done, value } = left.next()
    return done ? (answers.at(-1) as A) : value
  }
}

export interface Received {
  readonly name: CallName
  readonly payload: Record<string, unknown>
  readonly headers: Readonly<Record<string, string>>
}

async function respond(operation: Operation, answer: unknown, payload: object): Promise<Response> {
  const read = readRequest(operation, payload)
  const reply = typeof answer === 'function' ? await answer(read) : answer
  if (reply instanceof Unreachable) throw reply
  if (reply instanceof Refused) return presentRefusal(operation, reply)
  if (reply instanceof Unexpected) return presentReply(operation, reply.reply)
  return presentReply(operation, readReply(operation, reply))
}

/** Stands in for the server, at the edge of the browser: what screens send and what they are answered. */
export function fakeServer(answers: Answers): readonly Received[] {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://alerce.test')
    const found = operationAt(init.method, url.pathname)
    const name = found?.operation.name as CallName | undefined
    if (!found || !name || !(name in answers)) throw new Error(`nobody answers ${init.method} ${url.pathname}`)
    const body = init.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams)
    received.push({ name, payload: body, headers: { ...(init.headers as Record<string, string>) } })
    try {
      return await respond(found.operation, answers[name], { ...body, ...found.inPath })
    } catch (error) {
      if (error instanceof Unreachable) throw error
      tellDrift(`${name}: ${error instanceof Error ? error.message : error}`)
      return presentRefusal(found.operation, new Refused(500, 'la prueba no habla el contrato'))
    }
  })
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  return received
}
