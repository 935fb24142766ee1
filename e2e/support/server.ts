import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freshDatabase } from '../../apps/server/src/platform/db/administration.ts'

/** A server of its own on data of its own: the product as it starts for a user. */
export interface Alerce {
  readonly url: string
  /** The end of a machine without power: SIGKILL, nothing is closed. */
  kill(): Promise<void>
  /** Starts again on the same data and the same port. */
  restart(): Promise<void>
  /** Ends in order and removes the data. */
  stop(): Promise<void>
}

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

const main = new URL('../../apps/server/src/main.ts', import.meta.url).pathname
const ready = /Alerce escucha en (http:\/\/\S+:\d+)/

async function launch(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const seen: string[] = []
  return await new Promise<Running>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        seen.push(line)
        const [, url] = ready.exec(line) ?? []
        if (url) resolve({ child, url })
      })
    }
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

/** Starts a server on PGlite, or on a database of its own where TEST_DATABASE_URL names a PostgreSQL. */
export async function startServer(env: Record<string, string> = {}): Promise<Alerce> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alerce-e2e-'))
  const postgres = process.env.TEST_DATABASE_URL
  const database = postgres ? await freshDatabase(postgres) : undefined
  const variables = {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DEMO: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    ...env,
  }
  let running = await launch(variables)
  const { url } = running
  return {
    url,
    kill: () => end(running, 'SIGKILL'),
    restart: async () => {
      await end(running, 'SIGTERM')
      running = await launch({ ...variables, PORT: new URL(url).port })
    },
    stop: async () => {
      await end(running, 'SIGTERM')
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
