import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { administer } from '../../apps/server/src/platform/db/administration.ts'
import { type Data, freshData } from './seeded.ts'

/** A server of its own on data of its own: the product as it starts for a user. */
export interface Alerce {
  readonly url: string
  /** Its process. */
  pid(): number
  /** The end of a machine without power: SIGKILL, nothing is closed. */
  kill(): Promise<void>
  /** Starts again on the same data and the same port. */
  restart(): Promise<void>
  /** Ends in order and removes the data. */
  stop(): Promise<void>
  /** Moves the server's clock on. */
  advance(ms: number): Promise<void>
  /** What is held back so that it can be undone leaves now; on the embedded engine, whose data nobody else opens, in its time. */
  release(): Promise<void>
  /** Ends it, runs a command of `npm run alerce` on its data, starts it again; answers what the command said. */
  command(...args: string[]): Promise<string>
  /** All that it has written to its output so far. */
  output(): string
}

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

// the product's own start, with a clock that can be moved
const main = new URL('./main.ts', import.meta.url).pathname
const alerce = new URL('../../tools/alerce.ts', import.meta.url).pathname
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

const variablesOf = ({ folder, database }: Data) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  DEMO: '1',
  // all the journeys come from one address
  REQUESTS_PER_MINUTE: '100000',
  DATA_DIR: folder,
  DATABASE_URL: database?.url ?? '',
})

/** A server on data that somebody else keeps. */
export async function startOn(data: Data) {
  const running = await launch(variablesOf(data), [])
  return { end: () => end(running, 'SIGTERM') }
}

/** Starts a server on PGlite, or on a database of its own where TEST_DATABASE_URL names a PostgreSQL. */
export async function startServer(env: Record<string, string> = {}): Promise<Alerce> {
  // another key or no demo at all: it seeds what it needs
  const data = await freshData('DATA_KEY' in env || 'DEMO' in env ? 'empty' : 'seeded')
  const variables = { ...variablesOf(data), ...env }
  const output: string[] = []
  let running = await launch(variables, output)
  const { url } = running
  return {
    url,
    pid: () => running.child.pid ?? 0,
    kill: () => end(running, 'SIGKILL'),
    restart: async () => {
      await end(running, 'SIGTERM')
      running = await launch({ ...variables, PORT: new URL(url).port }, output)
    },
    advance: async (ms) => {
      const moved = once(running.child, 'message')
      running.child.send({ avanza: ms })
      await moved
    },
    release: async () => {
      const held = "name = 'soltar-respuesta' and state = 'created'"
      if (data.database) await administer(data.database.url, `update pgboss.job set start_after = now() where ${held}`)
    },
    command: async (...args) => {
      await end(running, 'SIGTERM')
      const { stdout } = await run(process.execPath, [alerce, ...args], { env: { ...process.env, ...variables } })
      running = await launch({ ...variables, PORT: new URL(url).port }, output)
      return stdout
    },
    output: () => output.join('\n'),
    stop: async () => {
      await end(running, 'SIGTERM')
      await data.remove()
    },
  }
}
