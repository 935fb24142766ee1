import type { Operation } from '@alerce/contract/operation'
import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../core/refusal.ts'

/** Refusals that someone who watches over the door wants to see. */
const statuses = new Set([401, 403, 429])
/** Tries that fail, though their status says only that the call was answered. */
const tries = new Set(['login_fallido', 'clave_actual_incorrecta', 'enlace_clave_no_vigente'])

/** Whoever opens a page without a session is asked to log in: that is no knock on a closed door. */
const isUsual = ({ name }: Operation, status: number) => name === 'sesionActual' && status === 401

/** Writes down who was turned away where: the call and the address, nothing of what was sent. */
export function logTurnedAway(request: FastifyRequest, operation: Operation, { definition }: Refusal): void {
  const { code: codigo, status: estado } = definition
  if (isUsual(operation, estado) || !(statuses.has(estado) || tries.has(codigo))) return
  request.log.warn({ operacion: operation.name, codigo, estado, ip: request.ip }, 'rechazo')
}
