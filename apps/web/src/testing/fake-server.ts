import type { Operation } from '@alerce/contract/operation'
import type { OperationMap } from '@alerce/contract/operation-map'
import type { ArchivoEnviado } from '@alerce/contract/wire/binario'
import { vi } from 'vitest'
import type { CallName, ReplyOf, UploadName } from '../lib/api/call.ts'
import { bodyOf } from './network/body.ts'
import { operationAt, readReply, readRequest } from './network/contract.ts'
import { tellDrift } from './network/drift-guard.ts'
import { FakeXhr } from './network/fake-xhr.ts'
import { presentRefusal, presentReply } from './network/present.ts'

/** A refusal of the server's. */
export class Refused {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** Code in the envelope `resultado`, if not the status. */
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

/** A reply outside of every schema, for a screen that must report it. */
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

/** File of an upload; null for other requests. */
type Enviado = ArchivoEnviado | null

/** Answer to one call: a reply in the shape of the contract, a Refused, an Unexpected or UNREACHABLE. */
export type Answer<N extends CallName> = ReplyOf<N> | Refused | Unreachable | Unexpected

/** Arguments of a call: its request as a use case reads it, and its file. */
type Asks<N extends CallName> = N extends UploadName
  ? readonly [payload: RequestOf<N>, archivo: ArchivoEnviado]
  : readonly [payload: RequestOf<N>]

/** Fixed answer, or a function from the request to one. */
export type Answering<N extends CallName> = Answer<N> | ((...asked: Asks<N>) => Answer<N> | Promise<Answer<N>>)

/** Answers of the server, by call. */
export type Answers = { readonly [N in CallName]?: Answering<N> }

/** One answer after another; a request beyond the last fails the test. */
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

/** The first answer at once; later ones after `until`: a late refetch. */
export function thenLate<A>(until: Promise<unknown>, answer: () => A): () => Promise<A> {
  let asked = 0
  return async () => {
    asked += 1
    if (asked > 1) await until
    return answer()
  }
}

interface Received {
  readonly name: CallName
  readonly payload: Record<string, unknown>
  readonly headers: Readonly<Record<string, string>>
  readonly archivo: Enviado
}

interface Asked {
  readonly payload: object
  readonly archivo: Enviado
}

async function respond(operation: Operation, answer: unknown, { payload, archivo }: Asked): Promise<Response> {
  const read = readRequest(operation, payload)
  const reply = typeof answer === 'function' ? await answer(read, archivo) : answer
  if (reply instanceof Unreachable) throw reply
  if (reply instanceof Refused) return presentRefusal(operation, reply)
  if (reply instanceof Unexpected) return presentReply(operation, reply.reply)
  return presentReply(operation, readReply(operation, reply))
}

/**
 * Fake of the server, at the edge of the browser: requests of screens and their answers. A call without an answer in
 * the test fails it by name; an unreachable server is UNREACHABLE.
 */
export function fakeServer(answers: Answers): readonly Received[] {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://alerce.test')
    const found = operationAt(init.method, url.pathname)
    if (!found) {
      tellDrift(`no operation stands at ${init.method} ${url.pathname}`)
      throw new Unreachable('nobody answers')
    }
    const name = found.operation.name as CallName
    // a refusal, not silence: a read would be retried, even in the next test
    const failed = (fault: string) => {
      tellDrift(`${name}: ${fault}`)
      return presentRefusal(found.operation, new Refused(500, 'la prueba no habla el contrato'))
    }
    if (!(name in answers)) return failed('the test gives it no answer')
    const headers = { ...(init.headers as Record<string, string>) }
    const { body, archivo } = await bodyOf(found.operation, url, headers, init.body)
    received.push({ name, payload: body, headers, archivo })
    try {
      return await respond(found.operation, answers[name], { payload: { ...body, ...found.inPath }, archivo })
    } catch (error) {
      if (error instanceof Unreachable) throw error
      return failed(error instanceof Error ? error.message : String(error))
    }
  })
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  return received
}

/** Payloads of one call, in the order of the requests. */
export const payloadsIn = (received: readonly Received[]) => (name: string) =>
  received.filter((one) => one.name === name).map(({ payload }) => payload)
