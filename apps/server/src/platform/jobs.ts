import { type Db as DbDeTrabajos, fromKysely, PgBoss } from 'pg-boss'
import type { Db } from './db/database.ts'
import type { Connection } from './db/pool.ts'
import type { Log } from './log.ts'

/**
 * The work that a change causes: written in the change's own transaction, done later, retried. `ronda` is the work that
 * no change causes but time.
 */
export interface JobPayloads {
  'enviar-correo': { correoId: number }
  'emitir-documentos': { declaracionId: number }
  'sellar-evidencia': { declaracionId: number }
  'soltar-respuesta': { retenidaId: number }
  'cerrar-sesion': { sesionId: number }
  'avisar-cierre': { irregularidadId: number; cerrada: string }
  /** null: nobody is of that name; `ip`: from where it was asked. */
  'enlace-de-clave': { usuarioId: number | null; ip: string }
  importar: { importacionId: number }
  ronda: { nombre: string }
}
type JobName = keyof JobPayloads
export type JobHandlers = { [N in Exclude<JobName, 'ronda'>]: (payload: JobPayloads[N]) => Promise<void> }

/** Done when its hour comes, by one of the servers; not repeated if it fails, since its hour comes again. */
interface Ronda {
  /** Minute, hour, day, month and weekday, in Santiago. */
  readonly cron: string
  readonly run: () => Promise<unknown>
}
/** All of them by name. */
export type Rondas = Readonly<Record<string, Ronda>>

interface JobOptions {
  /** Not before these seconds have passed. */
  readonly despuesDe?: number
}

export interface Jobs {
  /** Queues inside `tx`: exactly one job if it commits, none if it rolls back. */
  send<N extends JobName>(tx: Db, name: N, payload: JobPayloads[N], options?: JobOptions): Promise<void>
}

export interface JobRunner extends Jobs {
  /** Lets jobs be queued; they wait until some process starts. */
  prepare(): Promise<void>
  /** Prepares, and does the work of the queues here. */
  start(handlers: JobHandlers, rondas: Rondas): Promise<void>
  stop(): Promise<void>
}

/**
 * A queue tells its workers when work is committed; how often each is asked all the same, seconds, for what has waited
 * for its time: a second try, or an act that could be undone. Its keys are all the queues.
 */
const pollSeconds: Readonly<Record<JobName, number>> = {
  'enviar-correo': 5,
  'emitir-documentos': 5,
  'sellar-evidencia': 5,
  'soltar-respuesta': 1,
  'cerrar-sesion': 1,
  'avisar-cierre': 1,
  'enlace-de-clave': 5,
  importar: 5,
  ronda: 30,
}
const queues = Object.keys(pollSeconds) as JobName[]
/** pg-boss asks for flows, of which we have none, seconds. */
const FLOW_POLL = 60 * 60
/** A job that is done is kept this long, seconds: there is a round each minute. */
const MEMORIA = 24 * 60 * 60
const anyId = '00000000-0000-0000-0000-000000000000'
// a job whose process was killed is taken up again after a minute
const retry = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 }
/** How often a job is tried before it is given up. */
export const triesOfJob = retry.retryLimit + 1
/** A letter is given up by its own clock: tried twice an hour in the end, its job outlives it. */
const retryOfMail = { ...retry, retryLimit: 200, retryDelayMax: 1800 }
const retryOf = (name: JobName) => (name === 'enviar-correo' ? retryOfMail : retry)

/** pg-boss over our pool. On PGlite a failed BEGIN…COMMIT block must not leave its only session aborted. */
function overPool({ pool, embedded, listen }: Connection, log: Log): DbDeTrabajos {
  return {
    listen: (channel, heard, back) =>
      listen(channel, { heard, back, lost: (error) => log.warn({ err: error }, 'trabajos sin aviso') }),
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
    db: overPool(connection, log),
    useListenNotify: true,
    flowIntervalSeconds: FLOW_POLL,
    backend: connection.embedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
    migrate: true,
    createSchema: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'trabajos'))

  async function work<N extends JobName>(name: N, handler: (payload: JobPayloads[N]) => Promise<void>) {
    const seconds = pollSeconds[name]
    const worker = boss.work<JobPayloads[N]>(
      name,
      { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds, batchSize: 1 },
      async (batch) => {
        // where one was there may be another, which was told of before: it asks again at once
        boss.notifyWorker(await worker)
        for (const job of batch) {
          await handler(job.data).catch((error: unknown) => {
            log.error({ err: error, trabajo: name }, 'trabajo fallido')
            throw error
          })
        }
      },
    )
    await worker
  }

  /** Rounds are kept in the database, for all servers at once: those of another version go. */
  async function scheduleRounds(rondas: Rondas): Promise<void> {
    for (const { key } of await boss.getSchedules('ronda')) if (!(key in rondas)) await boss.unschedule('ronda', key)
    for (const [nombre, { cron }] of Object.entries(rondas)) {
      const data: JobPayloads['ronda'] = { nombre }
      await boss.schedule('ronda', cron, data, { key: nombre, tz: 'America/Santiago', retryLimit: 0 })
    }
  }

  let prepared = false
  async function prepare(): Promise<void> {
    for (const name of queues) {
      await boss.createQueue(name, { deleteAfterSeconds: MEMORIA })
      // of one that was made before it could tell
      await boss.updateQueue(name, { notify: true })
      // fills the queue cache: else the first send asks for a second client inside a transaction
      await boss.getJobById(name, anyId)
    }
    prepared = true
  }

  return {
    prepare,
    async send(tx, name, payload, { despuesDe = 0 } = {}) {
      // PGlite has no second client: without the cache the send would wait for its own transaction
      if (!prepared) throw new Error(`trabajo ${name} antes de preparar las colas`)
      // its own columns, by its own names
      await boss.send(name, payload, {
        ...retryOf(name),
        startAfter: despuesDe,
        db: fromKysely(tx.withoutPlugins() as never),
      })
    },
    async start(handlers, rondas) {
      await boss.start()
      await prepare()
      await scheduleRounds(rondas)
      const todo = {
        ...handlers,
        ronda: async ({ nombre }: JobPayloads['ronda']) => void (await rondas[nombre]?.run()),
      }
      await Promise.all(queues.map((name) => work(name, todo[name] as never)))
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
