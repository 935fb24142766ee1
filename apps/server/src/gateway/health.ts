import type { FastifyInstance } from 'fastify'
import { isCrowded, Outage } from '../platform/db/outage.ts'
import { type ReplicaFacts, shareOf, troubleOf } from '../platform/db/replica-reads.ts'
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
  /** The server is about to stop, and still serves every call. */
  readonly isDraining: () => boolean
  /** Notices of the database have not arrived for too long. */
  readonly isDeaf: () => boolean
  /** The store of files answers; asked at most every few seconds. */
  readonly filesAnswer: () => Promise<boolean>
  /** The remote core answers; asked at most every few seconds. null: there is none. */
  readonly nucleo: (() => Promise<boolean>) | null
  /** null: there is no replica. */
  readonly replica: (() => ReplicaFacts) | null
  /** Milliseconds after which a silent database counts as unavailable. */
  readonly patienceMs?: number
}

const SILENCE_MS = 4000

const holds = (asked: Promise<void>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  )

const ventaDe = ({ vende, avisos }: EstadoDelCatalogo) =>
  avisos.length > 0 ? { venta: vende ? 'con avisos' : 'detenida', avisos } : {}

const estados = { away: 'no responde', lagging: 'atrasada' } as const

/** Lag in seconds, and the share of the lists that the replica served. */
function replicaDe(facts: ReplicaFacts) {
  const trouble = troubleOf(facts)
  const lecturas = shareOf(facts.reads)
  return {
    estado: trouble ? estados[trouble] : 'al día',
    ...(facts.lagSeconds === null ? {} : { atraso: Number(facts.lagSeconds.toFixed(1)) }),
    ...(lecturas === null ? {} : { lecturas: Number(lecturas.toFixed(2)) }),
  }
}

/** State of a server that cannot work, and its line in the log. */
function failureOf(error: unknown): { estado: string; log: string } {
  if (error instanceof Outage && error.kind === 'full') return { estado: 'sin espacio', log: 'no queda espacio' }
  return isCrowded(error)
    ? { estado: 'sin conexiones libres', log: 'la base de datos no tiene conexiones libres' }
    : { estado: 'sin base de datos', log: 'la base de datos no responde' }
}

/**
 * /healthz: whether this process must be replaced, with the state of database and disk; failures that repair themselves
 * (PostgreSQL away, a full disk) are reported but do not count. /readyz: whether it can do all of its work: the
 * database answers and has room, and no stop has begun. Without its notices, its replica, its store of files or the remote core the server stays ready: other calls
 * work, and every server of a fleet would be without them at once. A missing or stale table of the operator is reported only: a user of this server loads
 * it (decision 025).
 */
export function mountHealth(app: FastifyInstance, needs: Needs): void {
  const {
    ping,
    ensureRoom,
    embedded,
    isDraining,
    isDeaf,
    filesAnswer,
    nucleo,
    replica,
    patienceMs = SILENCE_MS,
  } = needs
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
    if (isDraining()) return reply.code(503).send({ estado: 'por detenerse' })
    try {
      await ensureAnswer()
      await ensureRoom()
      return {
        estado: 'listo',
        ...ventaDe(await surtido()),
        ...(isDeaf() ? { escucha: 'interrumpida' } : {}),
        ...(replica ? { replica: replicaDe(replica()) } : {}),
        ...((await filesAnswer()) ? {} : { archivos: 'no responden' }),
        ...(nucleo && { nucleo: (await nucleo()) ? 'responde' : 'no responde' }),
      }
    } catch (error) {
      const { estado, log } = failureOf(error)
      request.log.warn({ err: error }, log)
      return reply.code(503).send({ estado })
    }
  })
}
