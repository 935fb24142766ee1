import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
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

/**
 * Starts the product in a process of its own. `before`: the start command with its first arguments; `options`: options
 * of Node; `program`: main file of another version.
 */
export async function startWith(
  env: Readonly<Record<string, string>>,
  before: readonly string[] = [],
  options: readonly string[] = [],
  program = main,
) {
  const [command = process.execPath, ...args] = [...before, process.execPath, ...options, program]
  const own = { PORT: '0', LOG_LEVEL: 'error', LOGIN_ATTEMPTS_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '1000000' }
  const child = spawn(command, args, { env: { ...process.env, ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let refusal = ''
  createInterface(child.stderr).on('line', (line) => {
    refusal = line
    if (!/^\(node:|trace-warnings/.test(line)) console.log(`  ${line}`)
  })
  const exit = once(child, 'close').then(([code]: unknown[]) => code as number | null)
  const listening = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /Alerce escucha en (http:\/\/\S+)/.exec(line) ?? []
      if (found) resolve(found)
      const defect = defectIn(line)
      if (defect) console.log(`  ${defect}`)
    })
  })
  const url = await Promise.race([listening, exit.then(() => null)])
  if (url === null) throw new StartRefused(refusal)
  return { url, exit, pid: child.pid ?? 0, kill: (signal: NodeJS.Signals) => void child.kill(signal) }
}
