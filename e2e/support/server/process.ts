import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { type Alerce, released } from './alerce.ts'
import { dataFor, variablesOf } from './data.ts'

/** A server in a process of its own, as the product starts for a user. */
export interface AlerceProcess extends Alerce {
  pid(): number
  /** SIGKILL, as in a power failure: nothing is closed. */
  kill(): Promise<void>
  /** Starts again on the same data and the same port. */
  restart(): Promise<void>
  /**
   * Runs a command of `npm run alerce` on its data, in parallel; with the embedded engine, which only one process can
   * open, the server is stopped meanwhile. Returns the output of the command.
   */
  command(...args: string[]): Promise<string>
  /** All output so far. */
  output(): string
}

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

// The product's own start, with a movable clock
const main = new URL('./main.ts', import.meta.url).pathname
const alerce = new URL('../../../tools/alerce.ts', import.meta.url).pathname
const run = promisify(execFile)

async function launch(env: Record<string, string>, seen: string[]): Promise<Running> {
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: [...stdio] })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface(stream).on('line', (line) => seen.push(line))
  return await new Promise<Running>((resolve, reject) => {
    child.on('message', (said: { escucha?: string }) => said.escucha && resolve({ child, url: said.escucha }))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${seen.slice(-40).join('\n')}`)))
  })
}

async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** Starts a server in a process of its own, with its own data. */
export async function startProcess(env: Record<string, string> = {}): Promise<AlerceProcess> {
  const data = await dataFor(env)
  const variables = { ...variablesOf(data), ...env }
  const output: string[] = []
  let running = await launch(variables, output)
  const { url } = running
  const restart = async () => {
    await end(running, 'SIGTERM')
    running = await launch({ ...variables, PORT: new URL(url).port }, output)
  }
  return {
    url,
    pid: () => running.child.pid ?? 0,
    kill: () => end(running, 'SIGKILL'),
    restart,
    advance: async (ms) => {
      const moved = once(running.child, 'message')
      running.child.send({ avanza: ms })
      await moved
    },
    release: () => released(data),
    command: async (...args) => {
      if (!data.database) await end(running, 'SIGTERM')
      const { stdout } = await run(process.execPath, [alerce, ...args], { env: { ...process.env, ...variables } })
      if (!data.database) await restart()
      return stdout
    },
    output: () => output.join('\n'),
    stop: async () => {
      await end(running, 'SIGTERM')
      await data.remove()
    },
  }
}
