import type { Operation } from '@alerce/contract/operation'
import type { FastifyRequest } from 'fastify'
import type { Origin } from '../../core/use-case.ts'
import { fieldsInHeaders, fileOf } from '../binario/binario.ts'
import { parsePayload } from './parse.ts'

/** What a request brings, not yet read. */
export function rawPayload(operation: Operation, request: FastifyRequest): unknown {
  if (operation.method === 'POST' && operation.cuerpo === 'json') return request.body
  const inAddress = { ...(request.query as object), ...(request.params as object) }
  return { ...inAddress, ...fieldsInHeaders(operation, request) }
}

/** What the use case receives: what was asked in its shape, and the file where the body is one. */
export function payloadOf(operation: Operation, request: FastifyRequest, raw: unknown): unknown {
  const parsed = parsePayload(operation, raw)
  return operation.cuerpo === 'binario' ? { ...(parsed as object), archivo: fileOf(request) } : parsed
}

/** The same of a call that is turned away whatever it asks: null where it is in no shape. */
export function payloadIfAny(operation: Operation, raw: unknown): unknown {
  try {
    return parsePayload(operation, raw)
  } catch {
    return null
  }
}

/** The address that the client claims in the payload: kept as declared, never trusted. */
function ipDeclarada(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const entry = Object.entries(raw).find(([key]) => key.toLowerCase() === 'ip')
  return typeof entry?.[1] === 'string' ? entry[1].slice(0, 45) : undefined
}

/** Where a call comes from; `raw`: what it brings, not yet read. */
export function originOf(request: FastifyRequest, raw: unknown): Origin {
  return {
    ip: request.ip,
    agente: request.headers['user-agent'] ?? '',
    peticionId: request.id,
    ipDeclarada: ipDeclarada(raw),
  }
}
