import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answered, Asked, Begun } from './child.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const MEMORY_MB = 512
const IDLE_MS = 30_000

/** How many times it is looked whether an answer has come. */
const LOOKS = 10

type Later = (look: () => void, ms: number) => { unref(): unknown }

/**
 * Rings when `ms` have passed in which this process could hear an answer; gives what stops it. Where the process was
 * busy itself for so long, that was one look of many: what came in meanwhile is heard before the next.
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
  /** How long it stays without work, milliseconds. */
  readonly idleMs?: number
  /** How many calls one process takes: what it cannot give back goes with it, and the next call begins another. */
  readonly maxCalls?: number
  /**
   * How long a call may take from when the process says that it begins, milliseconds: then the process is ended, and
   * whoever waits for it fails. What is large is some turns of the server on its way there, which may be long ones.
   */
  readonly maxMs?: number
  readonly watch?: typeof patience
}

/** A side process ended before it answered, by itself or for being late: whatever it did may pass another time. */
export class SideProcessEnded extends Error {
  constructor() {
    super('the side process ended before it answered')
  }
}

interface Waiting<O> extends PromiseWithResolvers<O> {
  stopWatching?: () => void
}

/**
 * Calls `name` of a module in a process of its own, which begins with the first call and ends after some idleness: what
 * it loaded and allocated goes back to the machine, which a thread does not give back. Calls run at the same time;
 * inputs and replies are structured-clonable. It has nothing of the server's: neither its secrets nor its output, and
 * it does not keep it alive.
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
    // out of memory, or killed
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

  /** What it was asked is still answered. */
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
    // a process that is already gone tells so by its exit
    current.send(asked, () => undefined)
    return one.promise
  }
}
