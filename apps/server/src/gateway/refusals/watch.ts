import type { Operation } from '@alerce/contract/operation'
import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../../core/refusal.ts'

/** Refusals that someone who watches over the door wants to see. */
const statuses = new Set([401, 403, 429])
/** A guess that was wrong, though its status says only that the call was answered. */
const isTry = ({ freno }: Operation, { definition }: Refusal) => freno?.falla === definition

/** Whoever opens a page without a session is asked to log in: that is no knock on a closed door. */
const isUsual = ({ preguntaSesion }: Operation, status: number) => preguntaSesion && status === 401

/** Writes down who was turned away where: the call and the address, nothing of what was sent. */
export function logTurnedAway(request: FastifyRequest, operation: Operation, refusal: Refusal): void {
  const { code: codigo, status: estado } = refusal.definition
  if (isUsual(operation, estado) || !(statuses.has(estado) || isTry(operation, refusal))) return
  request.log.warn({ operacion: operation.name, codigo, estado, ip: request.ip }, 'rechazo')
}
