import { setTimeout as pass } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Outage } from '../platform/db/outage.ts'

/** What a ready server has to sell with. */
export interface EstadoDelCatalogo {
  readonly vende: boolean
  readonly avisos: readonly string[]
}

interface Needs {
  readonly ping: () => Promise<void>
  readonly ensureRoom: () => Promise<void>
  /** What is missing or stale of what is sold with, in words; whether nothing can be sold. */
  readonly surtido: () => Promise<EstadoDelCatalogo>
  /** The engine of the database is in this process: where it is silent, only another process mends it. */
  readonly embedded: boolean
  /** Milliseconds after which a database that is silent is none: whoever asks does not wait longer. */
  readonly patienceMs?: number
}

const SILENCE_MS = 4000

/** One question at a time: whoever asks meanwhile hears the same answer, so that asking often costs little. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => {
    underWay ??= ask().finally(() => {
      underWay = null
    })
    return underWay
  }
}

async function inTime(ping: () => Promise<void>, patienceMs: number): Promise<void> {
  const late = new AbortController()
  const silence = pass(patienceMs, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Outage('unreachable', 'silent')
  })
  await Promise.race([ping(), silence]).finally(() => late.abort())
}

const holds = (asked: Promise<void>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  )

/**
 * /healthz: whether this process must be replaced by another, and what it knows of its database and disk; what mends
 * itself (PostgreSQL away, a full disk) is told and does not count as that. /readyz: whether it can do all of its work,
 * because the database answers and has room; an operator's table that is missing or stale is told and stops nothing, for
 * it is mended by whoever this server lets in (decision 025).
 */
export function mountHealth(app: FastifyInstance, needs: Needs): void {
  const { ping, ensureRoom, embedded, patienceMs = SILENCE_MS } = needs
  const surtido = shared(needs.surtido)
  const ensureAnswer = shared(() => inTime(ping, patienceMs))

  app.get('/healthz', async (_request, reply) => {
    const [answers, room] = await Promise.all([holds(ensureAnswer()), holds(ensureRoom())])
    const dead = embedded && !answers
    return reply.code(dead ? 503 : 200).send({
      estado: dead ? 'detenido' : 'vivo',
      base: answers ? 'responde' : 'no responde',
      // PostgreSQL knows its own disk
      ...(embedded ? { disco: room ? 'con espacio' : 'sin espacio' } : {}),
    })
  })

  app.get('/readyz', async (request, reply) => {
    try {
      await ensureAnswer()
      await ensureRoom()
      const { vende, avisos } = await surtido()
      return { estado: 'listo', ...(avisos.length > 0 ? { venta: vende ? 'con avisos' : 'detenida', avisos } : {}) }
    } catch (error) {
      const full = error instanceof Outage && error.kind === 'full'
      request.log.warn({ err: error }, full ? 'no queda espacio' : 'la base de datos no responde')
      return reply.code(503).send({ estado: full ? 'sin espacio' : 'sin base de datos' })
    }
  })
}
