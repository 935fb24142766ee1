import { isDeepStrictEqual } from 'node:util'
import { type Db as DbDeTrabajos, fromKysely, PgBoss } from 'pg-boss'
import type { Db } from './db/database.ts'
import { Outage, type OutageKind, tellingOutages } from './db/outage.ts'
import type { Connection } from './db/pool.ts'
import { rewindQueue } from './db/rewind-queue.ts'
import type { Log } from './log.ts'
import type { Traces } from './traces/traces.ts'

/** Jobs caused by a change: queued in its transaction, run later, retried. `ronda`: scheduled jobs. */
export interface JobPayloads {
  'enviar-correo': { correoId: number }
  'emitir-documentos': { declaracionId: number }
  'sellar-evidencia': { declaracionId: number }
  'soltar-respuesta': { retenidaId: number }
  'cerrar-sesion': { sesionId: number }
  'avisar-cierre': { irregularidadId: number; cerrada: string }
  /** null: unknown user name; `ip`: address of the request. */
  'enlace-de-clave': { usuarioId: number | null; ip: string }
  importar: { importacionId: number }
  /** All messages to other systems that are due. */
  'entregar-sucesos': { motivo: 'suceso' | 'reintento' }
  ronda: { nombre: string }
}
type JobName = keyof JobPayloads
export type JobHandlers = { [N in Exclude<JobName, 'ronda'>]: (payload: JobPayloads[N]) => Promise<void> }

/** A scheduled job, run by one of the servers; not retried, since the next run comes anyway. */
interface Ronda {
  /** Minute, hour, day, month and weekday, in Santiago. */
  readonly cron: string
  readonly run: () => Promise<unknown>
}
/** All scheduled jobs by name. */
export type Rondas = Readonly<Record<string, Ronda>>

interface JobOptions {
  /** Delay before the first run, seconds. */
  readonly despuesDe?: number
}

export interface Jobs {
  /** Queues inside `tx`: exactly one job if it commits, none if it rolls back. */
  send<N extends JobName>(tx: Db, name: N, payload: JobPayloads[N], options?: JobOptions): Promise<void>
}

export interface JobRunner extends Jobs {
  /** Creates the queues; jobs wait until some process starts. */
  prepare(): Promise<void>
  /** Prepares, then runs the jobs of all queues in this process. */
  start(handlers: JobHandlers, rondas: Rondas): Promise<void>
  stop(): Promise<void>
}

/**
 * Polling interval of each queue, seconds. Committed jobs notify their workers; polling finds delayed jobs: retries,
 * and actions that could be undone. The keys are all the queues.
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
  'entregar-sucesos': 5,
  ronda: 30,
}
const queues = Object.keys(pollSeconds) as JobName[]
/** Polling interval of pg-boss for flows, seconds: we use none. */
const FLOW_POLL = 60 * 60
/** Retention of finished jobs, seconds: a scheduled job runs each minute. */
const MEMORIA = 24 * 60 * 60
const anyId = '00000000-0000-0000-0000-000000000000'
// Retention of finished jobs, seconds: scheduled jobs add some each minute.
const retry = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 60 }
/** Attempts of a job before it fails for good. */
export const triesOfJob = retry.retryLimit + 1
/** Mail has its own time limit: its job is retried until then, at last twice an hour. */
const retryOfMail = { ...retry, retryLimit: 200, retryDelayMax: 1800 }
const retryOf = (name: JobName) => (name === 'enviar-correo' ? retryOfMail : retry)

/** pg-boss over our pool. On PGlite a failed BEGIN…COMMIT block must not leave its only session aborted. */
function overPool(connection: Connection, log: Log): DbDeTrabajos {
  const { embedded, listen } = connection
  const telling = tellingOutages(connection)
  return {
    listen: (channel, heard, back) =>
      listen(channel, { heard, back, lost: (error) => log.warn({ err: error }, 'trabajos sin aviso') }),
    async executeSql(text: string, values?: unknown[]) {
      const client = await telling.connect()
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

/** Error event of pg-boss, which copies an outage into a plain object. */
const errorOf = (told: Error & { readonly kind?: OutageKind }): Error =>
  told instanceof Outage || told.kind === undefined ? told : new Outage(told.kind, told.message)

/** Ids of a job for the log: of its letter, paper or session; nothing else of its payload. */
const idsOf = (payload: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name.endsWith('Id') || name === 'nombre'))

/** Stored with a job whose call was traced: its span belongs to the same trace. */
interface Origin {
  readonly traceparent?: string
}

interface Watching {
  /** Counts an attempt that failed. */
  readonly onFailure?: (name: string) => void
  /** Measures an attempt that did its work. */
  readonly onDone?: (name: string, seconds: number) => void
  readonly traces?: Traces | null
}

export function createJobs(
  connection: Connection,
  log: Log,
  { onFailure = () => undefined, onDone = () => undefined, traces = null }: Watching = {},
): JobRunner {
  const queue = overPool(connection, log)
  const boss = new PgBoss({
    db: queue,
    useListenNotify: true,
    flowIntervalSeconds: FLOW_POLL,
    backend: connection.embedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
    migrate: true,
    createSchema: false,
  })
  boss.on('error', (error) => log.error({ err: errorOf(error) }, 'trabajos'))

  /** Runs an attempt of a job; `ids`: of its lines in the log. */
  async function attempt(name: JobName, run: () => Promise<void>, ids: object): Promise<void> {
    const begun = performance.now()
    await run().catch((error: unknown) => {
      onFailure(name)
      log.error({ err: error, ...ids }, 'trabajo fallido')
      throw error
    })
    const ms = Math.round(performance.now() - begun)
    onDone(name, ms / 1000)
    // Rounds run each minute, mostly with nothing to do
    log[name === 'ronda' ? 'debug' : 'info']({ ...ids, ms }, 'trabajo hecho')
  }

  function traced(name: JobName, run: () => Promise<void>, ids: object, parent: string | undefined): Promise<void> {
    if (!traces) return attempt(name, run, ids)
    const attributes = { 'messaging.destination.name': name }
    return traces.enter({ name: `trabajo ${name}`, kind: 'consumer', attributes, parent }, ({ traceId }) =>
      attempt(name, run, { ...ids, trace_id: traceId }),
    )
  }

  async function work<N extends JobName>(name: N, handler: (payload: JobPayloads[N]) => Promise<void>) {
    const seconds = pollSeconds[name]
    const worker = boss.work<JobPayloads[N] & Origin>(
      name,
      { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds, batchSize: 1 },
      async (batch) => {
        // More jobs may wait, notified before this one ended: poll again at once
        boss.notifyWorker(await worker)
        for (const job of batch) {
          const { traceparent, ...payload } = job.data
          const ids = { trabajo: name, ...idsOf(payload) }
          await traced(name, () => handler(payload as never), ids, traceparent)
        }
      },
    )
    await worker
  }

  /**
   * Schedules are shared by all servers in the database: those of another version are removed, and those already there
   * are not parsed and stored again at each start.
   */
  async function scheduleRounds(rondas: Rondas): Promise<void> {
    const known = await boss.getSchedules('ronda')
    for (const { key } of known) if (!(key in rondas)) await boss.unschedule('ronda', key)
    for (const [nombre, { cron }] of Object.entries(rondas)) {
      const data: JobPayloads['ronda'] = { nombre }
      const options = { key: nombre, tz: 'America/Santiago', retryLimit: 0 }
      const stored = known.find(({ key }) => key === nombre)
      if (isDeepStrictEqual([stored?.cron, stored?.data, stored?.options], [cron, data, options])) continue
      await boss.schedule('ronda', cron, data, options)
    }
  }

  let prepared = false
  /** `cached`: pg-boss has read the queues that exist. */
  async function prepare(cached = false): Promise<void> {
    const notifying = new Set((await boss.getQueues()).filter(({ notify }) => notify).map(({ name }) => name))
    for (const name of queues) {
      if (!notifying.has(name)) {
        await boss.createQueue(name, { deleteAfterSeconds: MEMORIA })
        // Queues created by older versions do not notify
        await boss.updateQueue(name, { notify: true })
      }
      // Fills the queue cache: else the first send asks for a second client inside a transaction
      if (!(cached && notifying.has(name))) await boss.getJobById(name, anyId)
    }
    prepared = true
  }

  return {
    prepare: () => prepare(),
    async send(tx, name, payload, { despuesDe = 0 } = {}) {
      // PGlite has no second client: without the cache the send would wait for its own transaction
      if (!prepared) throw new Error(`trabajo ${name} antes de preparar las colas`)
      // pg-boss names columns itself: no conversion to camel case
      const traceparent = traces?.present()
      await boss.send(name, traceparent === undefined ? payload : { ...payload, traceparent }, {
        ...retryOf(name),
        startAfter: despuesDe,
        db: fromKysely(tx.withoutPlugins() as never),
      })
    },
    async start(handlers, rondas) {
      await boss.start()
      await prepare(true)
      for (const statement of rewindQueue) await queue.executeSql(statement)
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
