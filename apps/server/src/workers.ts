import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pass } from 'node:timers/promises'
import type { Env } from './config/env.ts'
import { createLog } from './platform/log.ts'
import { onOrders } from './signals.ts'

const FIRST_PAUSE_MS = 500
const LAST_PAUSE_MS = 30_000
/** Life of a worker after which its death is not a failed start, milliseconds. */
const SETTLED_MS = 60_000

/** Pause before a worker is replaced, milliseconds, after so many early deaths in a row. */
export const pauseAfter = (earlyDeaths: number): number =>
  earlyDeaths === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (earlyDeaths - 1), LAST_PAUSE_MS)

interface Death {
  readonly codigo: number | null
  readonly senal: string | null
  /** Life of the worker, milliseconds. */
  readonly lived: number
}

async function deathOf(worker: Worker): Promise<Death> {
  const began = performance.now()
  const [codigo, senal] = (await once(worker, 'exit')) as [number | null, string | null]
  return { codigo, senal, lived: performance.now() - began }
}

/** A worker that still starts has no handler: an order ends it by its signal, which is no failure. */
const codeOf = ({ codigo, senal }: Death): number => codigo ?? (senal === 'SIGTERM' || senal === 'SIGINT' ? 0 : 1)

/**
 * Variables of a worker: a whole server of one process, with its share of the connections. Its metrics have a port of
 * their own: on a shared one each scrape would reach another worker.
 */
const shareOf = ({ WORKERS, DB_POOL, METRICS_PORT }: Env, index: number) => ({
  WORKERS: '1',
  DB_POOL: String(Math.floor(DB_POOL / WORKERS)),
  ...(METRICS_PORT ? { METRICS_PORT: String(METRICS_PORT + index) } : {}),
})

/**
 * Runs WORKERS servers on one port and replaces those that die, until an order ends them all. Returns the exit code.
 * `main`: the module that each one runs. The loss of this process ends the workers too.
 */
export async function runWorkers(env: Env, main: string): Promise<number> {
  cluster.setupPrimary({ exec: main })
  const log = createLog(env.LOG_LEVEL)
  const ending = new AbortController()

  onOrders((signal) => {
    ending.abort()
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
  })

  function fork(index: number): Worker {
    const worker = cluster.fork(shareOf(env, index))
    worker.once('listening', () => log.info({ proceso: worker.process.pid }, 'proceso atendiendo'))
    return worker
  }

  /** Waits before a worker is replaced; returns the early deaths in a row, this one included. */
  async function pauseFor({ process: { pid } }: Worker, { codigo, senal, lived }: Death, before: number) {
    const earlyDeaths = lived < SETTLED_MS ? before + 1 : 0
    const ms = pauseAfter(earlyDeaths)
    log.warn({ proceso: pid, codigo, senal, ms }, 'un proceso terminó: parte otro')
    await pass(ms, undefined, { signal: ending.signal }).catch(() => undefined)
    return earlyDeaths
  }

  /** Replaces a worker as often as it ends; returns the exit code of the last one. */
  async function keep(first: Worker, index: number): Promise<number> {
    let earlyDeaths = 0
    for (let worker = first; ; worker = fork(index)) {
      const death = await deathOf(worker)
      if (!ending.signal.aborted) earlyDeaths = await pauseFor(worker, death, earlyDeaths)
      if (ending.signal.aborted) return codeOf(death)
    }
  }

  // One alone at first: it migrates and fills the database, and a refusal to start is told once
  const first = fork(0)
  const refused = await Promise.race([deathOf(first).then(codeOf), once(first, 'listening').then(() => null)])
  if (refused !== null) return refused
  const others = Array.from({ length: ending.signal.aborted ? 0 : env.WORKERS - 1 }, (_, at) => fork(at + 1))
  return Math.max(...(await Promise.all([first, ...others].map(keep))))
}
