import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CallMeter } from '../gateway/measure.ts'
import type { ReplicaFacts } from '../platform/db/replica-reads.ts'
import type { DatabaseFacts, Facts, ServerFacts } from './facts.ts'

/** Few buckets, seconds: a call is answered in milliseconds, a paper is drawn in seconds. */
const BUCKETS = [0.01, 0.05, 0.1, 0.3, 1, 3, 10]

export interface Metrics {
  /** Counts the calls; goes to the gateway. */
  readonly calls: CallMeter
  /** Calls being answered. */
  running(): number
  /** Counts failed attempts of jobs, and measures the others. */
  readonly jobs: { onFailure(name: string): void; onDone(name: string, seconds: number): void }
  /** Text of a scrape; its content type. */
  print(facts: Facts): Promise<string>
  readonly contentType: string
}

/** Calls by operation: names come from the table of routes, so an address or an id cannot become a label. */
function countCalls(registers: [Registry]) {
  const requests = new Counter({
    name: 'alerce_requests_total',
    help: 'Answered calls by operation and class of status.',
    labelNames: ['operation', 'class'],
    registers,
  })
  const duration = new Histogram({
    name: 'alerce_request_duration_seconds',
    help: 'Time until the answer has left, by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  })
  let running = 0
  new Gauge({
    name: 'alerce_requests_running',
    help: 'Calls being answered.',
    registers,
    collect() {
      this.set(running)
    },
  })
  const calls: CallMeter = {
    begin: () => {
      running += 1
    },
    end: () => {
      running -= 1
    },
    observe(operation, status, seconds) {
      requests.inc({ operation, class: `${Math.floor(status / 100)}xx` })
      duration.observe({ operation }, seconds)
    },
  }
  return { calls, running: () => running }
}

/** Shows one value, or one for each label; without facts it shows nothing rather than the last value. */
type Shown = (values: number | null | undefined | Readonly<Record<string, number>>) => void

function gauge(registers: [Registry], name: string, help: string, label?: string): Shown {
  const made = new Gauge({ name, help, registers, labelNames: label === undefined ? [] : [label] })
  const clear = () => (label === undefined ? made.remove() : made.reset())
  clear()
  return (values) => {
    clear()
    if (typeof values === 'number') made.set(values)
    else for (const [key, value] of Object.entries(values ?? {})) made.set({ [label ?? '']: key }, value)
  }
}

function showDatabase(registers: [Registry]) {
  const up = gauge(registers, 'alerce_database_up', '1: the database answered within 4 s, 0: it did not.')
  const jobs = new Gauge({
    name: 'alerce_jobs',
    help: 'Jobs by queue and state: ready, deferred, active, failed (in the last 24 hours).',
    labelNames: ['queue', 'state'],
    registers,
  })
  const oldest = gauge(registers, 'alerce_jobs_oldest_seconds', 'Time since the oldest waiting job was due.', 'queue')
  const pending = gauge(registers, 'alerce_outbox_pending', 'Letters that wait to be sent.')
  const letter = gauge(registers, 'alerce_outbox_oldest_seconds', 'Time that the oldest pending letter has waited.')
  const failed = gauge(registers, 'alerce_outbox_failed', 'Letters given up.')
  const uf = gauge(registers, 'alerce_uf_age_days', 'Days since the newest UF up to today.')
  const sells = gauge(registers, 'alerce_catalogue_sells', '0: a table is missing without which nothing is sold.')
  const warnings = gauge(registers, 'alerce_catalogue_warnings', 'Tables that are missing, old or about to end.')
  const move = gauge(registers, 'alerce_files_to_move', 'Files that wait to be taken to the bucket, at most 10,000.')
  const remove = gauge(registers, 'alerce_objects_to_delete', 'Objects of the bucket that no file names any more.')
  return (facts: DatabaseFacts | null) => {
    up(facts ? 1 : 0)
    jobs.reset()
    for (const { queue, ready, deferred, active, failed } of facts?.jobs ?? [])
      for (const [state, count] of Object.entries({ ready, deferred, active, failed }))
        jobs.set({ queue, state }, count)
    oldest(facts && Object.fromEntries(facts.jobs.map(({ queue, oldestSeconds }) => [queue, oldestSeconds])))
    pending(facts?.outbox.pending)
    letter(facts?.outbox.oldestSeconds)
    failed(facts?.outbox.failed)
    uf(facts?.ufDays)
    sells(facts && Number(facts.catalogo.vende))
    warnings(facts?.catalogo.avisos.length)
    move(facts?.objects?.toMove)
    remove(facts?.objects?.toDelete)
  }
}

function showServer(registers: [Registry]) {
  const pool = gauge(
    registers,
    'alerce_database_pool',
    'Connections of the pool: size, idle; waiting: calls that wait for one.',
    'state',
  )
  const heard = gauge(
    registers,
    'alerce_listener_connected',
    '1: this listener hears the notices of the database, 0: it does not.',
    'listener',
  )
  const disk = gauge(registers, 'alerce_disk_free_bytes', 'Free bytes of DATA_DIR, with the embedded engine only.')
  return (facts: ServerFacts | null) => {
    pool(facts && { ...facts.pool })
    heard(
      facts && Object.fromEntries(Object.entries(facts.listeners).map(([name, isHeard]) => [name, Number(isHeard)])),
    )
    disk(facts?.diskFree)
  }
}

function showReplica(registers: [Registry]) {
  const up = gauge(registers, 'alerce_replica_up', '1: the replica answers this server, 0: it does not.')
  const seconds = gauge(registers, 'alerce_replica_lag_seconds', 'Time since the primary had what the replica lacks.')
  const bytes = gauge(registers, 'alerce_replica_lag_bytes', 'Log of the primary that the replica does not show yet.')
  const reads = new Counter({
    name: 'alerce_replica_reads_total',
    help: 'Lists by where they were read: replica, or why of the primary.',
    labelNames: ['place'],
    registers,
  })
  return (facts: ReplicaFacts | null) => {
    up(facts && Number(facts.answers))
    seconds(facts?.lagSeconds)
    bytes(facts?.lagBytes)
    reads.reset()
    for (const [place, count] of Object.entries(facts?.reads ?? {})) reads.inc({ place }, count)
  }
}

/** Shows a count that the process keeps. */
function counter(registers: [Registry], name: string, help: string): (value: number | undefined) => void {
  const made = new Counter({ name, help, registers })
  return (value = 0) => {
    made.reset()
    made.inc(value)
  }
}

function showFiles(registers: [Registry]) {
  const bucket = gauge(registers, 'alerce_bucket_up', '1: the bucket of files answers, 0: it does not.')
  const antivirus = gauge(registers, 'alerce_antivirus_up', '1: the antivirus answers, 0: it does not.')
  const unreadable = counter(registers, 'alerce_files_unreadable_total', 'Files asked for, but missing or changed.')
  const infected = counter(registers, 'alerce_files_infected_total', 'Files refused because of a virus.')
  const unscanned = counter(registers, 'alerce_files_unscanned_total', 'Files that the antivirus did not scan.')
  return ({ server, files }: Facts) => {
    bucket(files.bucket === null ? null : Number(files.bucket))
    antivirus(files.antivirus === null ? null : Number(files.antivirus))
    unreadable(server?.files.unreadable)
    infected(server?.files.infected)
    unscanned(server?.files.unscanned)
  }
}

/** All metrics of this process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers: [Registry] = [registry]
  collectDefaultMetrics({ register: registry })
  const { calls, running } = countCalls(registers)
  const failures = new Counter({
    name: 'alerce_job_failures_total',
    help: 'Failed attempts of jobs, by queue.',
    labelNames: ['queue'],
    registers,
  })
  const done = new Histogram({
    name: 'alerce_job_duration_seconds',
    help: 'Time of attempts of jobs that did their work, by queue.',
    labelNames: ['queue'],
    buckets: BUCKETS,
    registers,
  })
  const database = showDatabase(registers)
  const server = showServer(registers)
  const replica = showReplica(registers)
  const files = showFiles(registers)
  return {
    calls,
    running,
    jobs: {
      onFailure: (queue) => failures.inc({ queue }),
      onDone: (queue, seconds) => done.observe({ queue }, seconds),
    },
    async print(facts) {
      database(facts.database)
      server(facts.server)
      replica(facts.server?.replica ?? null)
      files(facts)
      return await registry.metrics()
    },
    contentType: registry.contentType,
  }
}
