import { common } from '@alerce/contract/messages/common'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Operation } from '@alerce/contract/operation'
import type { Envelope } from '@alerce/contract/route'
import type { Refusal } from '../core/refusal.ts'
import { CHALLENGE_OF_TOKEN, challengeOfScope } from './bearer/oauth.ts'

interface Presented {
  readonly status: number
  readonly body: unknown
}

interface PresentedRefusal extends Presented {
  readonly headers: Readonly<Record<string, string>>
}

const success: Record<Exclude<Envelope, 'binary'>, (reply: unknown) => unknown> = {
  data: (data) => ({ httpCode: 200, data }),
  resultado: (valor) => ({ CodError: 0, DescError: '', DecError: '', Valor: valor }),
  'body+data': (reply) => ({ httpCode: 200, ...(reply as object), data: reply }),
}

export function presentReply(operation: Operation, reply: unknown): Presented {
  if (operation.envelope === 'binary') return { status: 200, body: reply }
  const whole = success[operation.envelope](reply) as object
  return { status: 200, body: operation.descripcion ? { ...whole, descripcion: operation.descripcion(reply) } : whole }
}

/** Errors of the call itself (not of the business): same HTTP status in every envelope. */
const statusesOfTheCall = new Set([401, 403, 404, 412, 413, 429, 500, 503])
const refusalsOfTheCall = new Set<MessageDefinition>([common.keyReused])

const ofTheCall = ({ definition }: Refusal): boolean =>
  statusesOfTheCall.has(definition.status) || refusalsOfTheCall.has(definition)

function body(refusal: Refusal, status = refusal.definition.status) {
  const { errores, definition, texto } = refusal
  return {
    httpCode: status,
    codigoError: definition.status,
    codigo: definition.code,
    descripcion: texto,
    data: refusal.data,
    ...(errores.length > 0 ? { errores } : {}),
  }
}

function inEnvelope(operation: Operation | null, refusal: Refusal, parsed: boolean): Presented {
  const { status, codError } = refusal.definition
  const business = operation !== null && parsed && !ofTheCall(refusal)
  if (!business) return { status, body: body(refusal) }
  const text = refusal.texto
  if (operation.envelope === 'resultado')
    return { status: 200, body: { CodError: codError ?? status, DescError: text, DecError: text, Valor: refusal.data } }
  if (operation.envelope === 'body+data') {
    const fields = { codError: status, valor: null, descError: text }
    return { status: 200, body: { httpCode: 200, ...fields, data: fields } }
  }
  if (operation.refusal === 'data') {
    const { httpCode: _, data, ...rest } = body(refusal)
    return { status: 200, body: { httpCode: 200, data: { ...rest, ...(data as object | null) } } }
  }
  return { status, body: body(refusal) }
}

/** WWW-Authenticate challenge for a bearer client (RFC 6750 §3); null: the token is valid. */
function challenge(operation: Operation | null, { definition }: Refusal): string | null {
  if (definition === common.badCredentials) return CHALLENGE_OF_TOKEN
  return operation && definition === common.sinAlcance ? challengeOfScope(operation) : null
}

/**
 * Formats a refusal for the clients of the operation. `parsed`: the call had the right shape, so a 400 is a business
 * error.
 */
export function presentRefusal(operation: Operation | null, refusal: Refusal, parsed: boolean): PresentedRefusal {
  const told = challenge(operation, refusal)
  const headers: Record<string, string> = told === null ? {} : { 'www-authenticate': told }
  return { ...inEnvelope(operation, refusal, parsed), headers }
}
