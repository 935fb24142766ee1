import { setTimeout as pass } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Outage } from '../platform/db/outage.ts'

interface Needs {
  readonly ping: () => Promise<void>
  readonly ensureRoom: () => Promise<void>
}

/** Whoever asks does not wait longer: a database that is silent is none. */
const SILENCE_MS = 4000

async function ensureAnswer(ping: () => Promise<void>): Promise<void> {
  const late = new AbortController()
  const silence = pass(SILENCE_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Outage('unreachable', 'silent')
  })
  await Promise.race([ping(), silence]).finally(() => late.abort())
}

/** /healthz: the process answers. /readyz: it can do all of its work, because the database answers and has room. */
export function mountHealth(app: FastifyInstance, { ping, ensureRoom }: Needs): void {
  app.get('/healthz', async () => ({ estado: 'vivo' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await ensureAnswer(ping)
      await ensureRoom()
      return { estado: 'listo' }
    } catch (error) {
      const full = error instanceof Outage && error.kind === 'full'
      request.log.warn({ err: error }, full ? 'no queda espacio' : 'la base de datos no responde')
      return reply.code(503).send({ estado: full ? 'sin espacio' : 'sin base de datos' })
    }
  })
}
