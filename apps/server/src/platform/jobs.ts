import { fromKysely, PgBoss } from 'pg-boss'
import type { Db } from './db/database.ts'
import type { Connection } from './db/pool.ts'
import type { Log } from './log.ts'

/** The work that a change causes: written in the change's own transaction, done later, retried. */
export interface JobPayloads {
  'enviar-correo': { correoId: number }
  'emitir-documentos': { declaracionId: number }
  importar: { importacionId: number }
}
export type JobName = keyof JobPayloads
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> }

/** Work that no change causes but time: every process does it, so it must bear being done by several at once. */
export type Ronda = () => Promise<unknown>

export interface Jobs {
  /** Queues inside `tx`: exactly one job if it commits, none if it rolls back. */
  send<N extends JobName>(tx: Db, name: N, payload: JobPayloads[N]): Promise<void>
}

export interface JobRunner extends Jobs {
  /** Lets jobs be queued; they wait until some process starts. */
  prepare(): Promise<void>
  /** Prepares, and does the work of the queues here. */
  start(handlers: JobHandlers, ronda: Ronda): Promise<void>
  stop(): Promise<void>
}

const CADA_MS = 15_000

const queues: readonly JobName[] = ['enviar-correo', 'emitir-documentos', 'importar']
const anyId = '00000000-0000-0000-0000-000000000000'
// a job whose process was killed is taken up again after a minute
const retry = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 }
/** How often a job is tried before it is given up. */
export const intentosPorTrabajo = retry.retryLimit + 1

/** pg-boss over our pool. On PGlite a failed BEGIN…COMMIT block must not leave its only session aborted. */
function overPool({ pool, embedded }: Connection) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const client = await pool.connect()
      let failed = false
      try {
        return await client.query(text, values)
      } catch (error) {
        failed = true
        if (embedded) await client.query('rollback')
        throw error
      } finally {
        client.release(embedded ? false : failed)
      }
    },
  }
}

export function createJobs(connection: Connection, log: Log): JobRunner {
  const boss = new PgBoss({
    db: overPool(connection),
    backend: connection.embedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
    migrate: true,
    createSchema: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'trabajos'))

  async function work<N extends JobName>(name: N, handler: (payload: JobPayloads[N]) => Promise<void>) {
    await boss.work<JobPayloads[N]>(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (batch) => {
      for (const job of batch) {
        await handler(job.data).catch((error: unknown) => {
          log.error({ err: error, trabajo: name }, 'trabajo fallido, se reintentará')
          throw error
        })
      }
    })
  }

  let timer: ReturnType<typeof setInterval> | undefined
  const round = (ronda: Ronda) =>
    void ronda().catch((error: unknown) => log.error({ err: error }, 'ronda fallida, se repetirá'))

  let prepared = false
  async function prepare(): Promise<void> {
    for (const name of queues) {
      await boss.createQueue(name)
      // fills the queue cache: else the first send asks for a second client inside a transaction
      await boss.getJobById(name, anyId)
    }
    prepared = true
  }

  return {
    prepare,
    async send(tx, name, payload) {
      // PGlite has no second client: without the cache the send would wait for its own transaction
      if (!prepared) throw new Error(`trabajo ${name} antes de preparar las colas`)
      // its own columns, by its own names
      await boss.send(name, payload, { ...retry, db: fromKysely(tx.withoutPlugins() as never) })
    },
    async start(handlers, ronda) {
      await boss.start()
      await prepare()
      await Promise.all(queues.map((name) => work(name, handlers[name] as never)))
      timer = setInterval(round, CADA_MS, ronda)
    },
    async stop() {
      clearInterval(timer)
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
