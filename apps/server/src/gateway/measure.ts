import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation of a route, by its name in the contract. */
    operation?: string
  }
}

/** Counter of calls. */
export interface CallMeter {
  begin(): void
  end(): void
  /** An answer that has left: its operation, status and time. */
  observe(operation: string, status: number, seconds: number): void
}

/**
 * Counts the calls of operations: those being answered while their handler runs, and every answer, refused before it or
 * not. Other routes (pages, probes, open screens) are left out.
 */
export function measureCalls(app: FastifyInstance, calls: CallMeter): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.operation === undefined || route.method === 'HEAD') return
    const { handler } = route
    route.handler = async function measured(request, reply) {
      calls.begin()
      try {
        return await handler.call(this, request, reply)
      } finally {
        calls.end()
      }
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config
    if (operation !== undefined) calls.observe(operation, reply.statusCode, reply.elapsedTime / 1000)
  })
}
