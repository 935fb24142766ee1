import type { FastifyInstance } from 'fastify'
import type { Actor } from '../core/actor.ts'
import type { Traces } from '../platform/traces/traces.ts'
import type { Authenticate } from './authenticate.ts'

/** Role of a caller; never which person. */
const roleOf = (caller: Actor): string | readonly string[] => {
  if (caller.kind !== 'persona') return caller.kind
  return caller.enlace ? 'supervisor' : caller.roles
}

/**
 * Runs each operation in a span, from its authentication to its answer. The lines of its request carry the trace. A
 * call refused before it (too many, no JSON) has none.
 */
export function traceCalls(app: FastifyInstance, traces: Traces): void {
  app.addHook('onRoute', (route) => {
    const operation = route.config?.operation
    if (operation === undefined || route.method === 'HEAD') return
    const { handler, url } = route
    route.handler = function traced(request, reply) {
      const { traceparent } = request.headers
      const attributes = { 'alerce.operation': operation, 'http.request.method': request.method, 'http.route': url }
      const parent = typeof traceparent === 'string' ? traceparent : undefined
      return traces.enter({ name: operation, kind: 'server', attributes, parent }, async (span) => {
        request.log = request.log.child({ trace_id: span.traceId })
        const answered = await handler.call(this, request, reply)
        span.tell({ 'http.response.status_code': reply.statusCode })
        if (reply.statusCode >= 500) span.fail(String(reply.statusCode))
        return answered
      })
    }
  })
}

/** Tells the role of each authenticated caller to the span of its call. */
export const tellingRole =
  (authenticate: Authenticate, traces: Traces): Authenticate =>
  async (operation, request) => {
    const caller = await authenticate(operation, request)
    traces.tell({ 'alerce.role': roleOf(caller) })
    return caller
  }
