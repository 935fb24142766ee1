import type { FastifyInstance } from 'fastify'

/** /healthz: the process answers. /readyz: it can work, because the database answers too. */
export function mountHealth(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/healthz', async () => ({ estado: 'vivo' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await ping()
      return { estado: 'listo' }
    } catch (error) {
      request.log.warn({ err: error }, 'la base de datos no responde')
      return reply.code(503).send({ estado: 'sin base de datos' })
    }
  })
}
