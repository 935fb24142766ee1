import { common } from '@alerce/contract/messages/common'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { FastifyError, FastifyInstance } from 'fastify'
import { Refusal } from '../core/refusal.ts'
import { presentRefusal } from './envelope.ts'
import { technicalRefusal } from './technical-refusal.ts'

const byStatus: Record<number, MessageDefinition> = {
  400: common.notJson,
  404: common.notFound,
  413: common.tooLarge,
  415: common.notJson,
  429: common.tooMany,
}

/** What goes wrong before an operation runs (bad JSON, too large, too often, no such path), in the same envelope. */
export function mountErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    const known = byStatus[status] ?? (status < 500 ? common.invalid : undefined)
    if (!known) request.log.error({ err: error }, 'fallo del servidor')
    const refusal = known ? new Refusal(known) : technicalRefusal(error, null)
    const presented = presentRefusal(null, refusal, false)
    return reply.code(presented.status).send(presented.body)
  })
  // who tries path after path is slowed down like everyone
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => {
    const { status, body } = presentRefusal(null, new Refusal(common.notFound), false)
    return reply.code(status).send(body)
  })
}
