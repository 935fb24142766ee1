import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root, startArguments, startSettings } from '../support/npm-start.ts'

/** Last line of a start that was refused, in the words for the operator. */
export class StartRefused extends Error {}

interface Line {
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly stack?: string }
}

/** Defect in a log line: a reply with 500 and its reason; null: none. */
function defectIn(line: string): string | null {
  if (!line.startsWith('{')) return null
  const { msg = '', err } = JSON.parse(line) as Line
  const isAnswer = msg.startsWith('fallo')
  return !isAnswer || err?.message?.startsWith('database ') ? null : `${msg}: ${err?.stack ?? line}`
}

/** Options of Node for a process whose embedded engine hangs after SIGUSR2. */
export const wedge: readonly string[] = ['--import', new URL('./wedge.ts', import.meta.url).href]

/** A server process from its first instant. */
export interface Launched {
  readonly pid: number
  /** Its address once it listens; null: it ended before. */
  readonly listening: Promise<string | null>
  readonly exit: Promise<number | null>
  /** Last line it wrote to the operator. */
  refused(): string
  kill(signal: NodeJS.Signals): void
}

/**
 * Starts the product as `npm start` does, in a process of its own. `before`: the start command with its first
 * arguments; `options`: options of Node; `program`: main file of another version.
 */
export function launch(
  env: Readonly<Record<string, string>>,
  before: readonly string[] = [],
  options: readonly string[] = [],
  program?: string,
): Launched {
  const main = program ? [program] : startArguments
  const [command = process.execPath, ...args] = [...before, process.execPath, ...options, ...main]
  const own = { PORT: '0', LOG_LEVEL: 'error', LOGIN_ATTEMPTS_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '1000000' }
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...startSettings, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let refusal = ''
  createInterface(child.stderr).on('line', (line) => {
    refusal = line
    if (!/^\(node:|trace-warnings/.test(line)) console.log(`  ${line}`)
  })
  const exit = once(child, 'close').then(([code]: unknown[]) => code as number | null)
  const told = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /Alerce escucha en (http:\/\/\S+)/.exec(line) ?? []
      if (found) resolve(found)
      const defect = defectIn(line)
      if (defect) console.log(`  ${defect}`)
    })
  })
  const listening = Promise.race([told, exit.then(() => null)])
  const refused = () => refusal
  return { pid: child.pid ?? 0, listening, exit, refused, kill: (signal) => void child.kill(signal) }
}

/** The same, once it listens. Throws StartRefused. */
export async function startWith(...how: Parameters<typeof launch>) {
  const launched = launch(...how)
  const url = await launched.listening
  if (url === null) throw new StartRefused(launched.refused())
  return { ...launched, url }
}
