import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answered, Asked, Begun } from './child.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const MEMORY_MB = 512
const IDLE_MS = 30_000

/** Checks of an answer within its time limit. */
const LOOKS = 10

type Later = (look: () => void, ms: number) => { unref(): unknown }

/**
 * Calls `ring` after `ms` in which this process could receive an answer; returns the function that cancels it. The time
 * is divided into LOOKS: while this process is busy only one of them passes, and a pending answer is read before the
 * next.
 */
export function patience(ms: number, ring: () => void, later: Later = setTimeout): () => void {
  let left = LOOKS
  const look = () => {
    if (left === 0) ring()
    if (left-- > 0) later(look, ms / LOOKS).unref()
  }
  look()
  return () => {
    left = -1
  }
}

interface Options {
  /** Time without calls after which the process ends, milliseconds. */
  readonly idleMs?: number
  /** Calls per process: memory that it cannot release goes with it, and the next call starts another process. */
  readonly maxCalls?: number
  /**
   * Longest run of a call, milliseconds, counted from the start message of the process. Over it the process is ended
   * and its pending calls fail. The transfer of a large input is not counted: a busy server may take long.
   */
  readonly maxMs?: number
  readonly watch?: typeof patience
}

/** The side process ended before its answer, by itself or over its time limit: the call may be tried again. */
export class SideProcessEnded extends Error {
  constructor() {
    super('the side process ended before it answered')
  }
}

interface Waiting<O> extends PromiseWithResolvers<O> {
  stopWatching?: () => void
}

/**
 * Calls `name` of a module in a process of its own, which starts with the first call and ends when idle: its memory
 * returns to the system, unlike that of a thread. Calls run in parallel; inputs and replies are structured-clonable. It
 * has neither the secrets nor the output of the server, and does not keep it alive.
 */
export function createSideProcess<I, O>(
  module: URL,
  name: string,
  { idleMs = IDLE_MS, maxCalls = Number.POSITIVE_INFINITY, maxMs, watch = patience }: Options = {},
) {
  let current: ChildProcess | undefined
  let waiting = new Map<number, Waiting<O>>()
  let idle: NodeJS.Timeout | undefined
  let last = 0
  let taken = 0

  function begin(): ChildProcess {
    const child = fork(CHILD, [module.href, name], {
      env: {},
      execArgv: [`--max-old-space-size=${MEMORY_MB}`, '--max-semi-space-size=4'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const asked = waiting
    taken = 0
    child.on('message', (told: Begun | Answered) => hear(child, asked, told))
    child.once('exit', () => lose(child, asked))
    child.once('error', () => lose(child, asked))
    return child
  }

  function hear(child: ChildProcess, asked: typeof waiting, told: Begun | Answered): void {
    const one = asked.get(told.id)
    if (!('begins' in told)) {
      one?.stopWatching?.()
      settle(child, asked, told)
    } else if (one && maxMs !== undefined) one.stopWatching = watch(maxMs, () => void child.kill('SIGKILL'))
  }

  function settle(child: ChildProcess, asked: typeof waiting, answered: Answered): void {
    const one = asked.get(answered.id)
    asked.delete(answered.id)
    if ('failure' in answered) one?.reject(new Error(answered.failure))
    else one?.resolve(answered.reply as O)
    if (asked.size > 0) return
    if (child !== current) {
      child.disconnect()
      return
    }
    child.unref()
    child.channel?.unref()
    idle = setTimeout(() => end(child), idleMs).unref()
  }

  function lose(child: ChildProcess, asked: typeof waiting): void {
    if (current === child) forget()
    // Out of memory, or killed
    for (const one of asked.values()) {
      one.stopWatching?.()
      one.reject(new SideProcessEnded())
    }
    asked.clear()
  }

  function forget(): void {
    clearTimeout(idle)
    current = undefined
    waiting = new Map()
  }

  function end(child: ChildProcess): void {
    forget()
    child.disconnect()
  }

  /** Takes no new calls; pending ones are still answered. */
  function retire(child: ChildProcess): void {
    const nobodyWaits = waiting.size === 0
    forget()
    if (nobodyWaits) child.disconnect()
  }

  return (input: I): Promise<O> => {
    clearTimeout(idle)
    if (current && taken >= maxCalls) retire(current)
    current ??= begin()
    current.ref()
    current.channel?.ref()
    const id = ++last
    taken++
    const one = Promise.withResolvers<O>()
    waiting.set(id, one)
    const asked: Asked = { id, input }
    // If the process has ended, its exit event reports it
    current.send(asked, () => undefined)
    return one.promise
  }
}
