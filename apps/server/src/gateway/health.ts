import type { FastifyInstance } from 'fastify'
import { Outage } from '../platform/db/outage.ts'
import { inTime, shared } from '../platform/patience.ts'

/** State of the tables needed to sell. */
export interface EstadoDelCatalogo {
  readonly vende: boolean
  readonly avisos: readonly string[]
}

interface Needs {
  readonly ping: () => Promise<void>
  readonly ensureRoom: () => Promise<void>
  /** Missing or stale tables of the catalogue, in words, and whether selling is possible. */
  readonly surtido: () => Promise<EstadoDelCatalogo>
  /** The database engine runs in this process: if it hangs, only a new process repairs it. */
  readonly embedded: boolean
  /** Milliseconds after which a silent database counts as unavailable. */
  readonly patienceMs?: number
}

const SILENCE_MS = 4000

const holds = (asked: Promise<void>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  )

/**
 * /healthz: whether this process must be replaced, with the state of database and disk; failures that repair themselves
 * (PostgreSQL away, a full disk) are reported but do not count. /readyz: whether it can do all of its work: the
 * database answers and has room. A missing or stale table of the operator is reported only: a user of this server loads
 * it (decision 025).
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
      // PostgreSQL watches its own disk
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
