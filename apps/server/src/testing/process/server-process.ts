import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createShelf } from '../golden/create-shelf.ts'
import { DATA_KEY, seed } from '../template.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** A server process of the product. */
export interface ServerProcess {
  /** Address of the server; null: it ended before listening. */
  readonly url: string | null
  /** Lines of its output. */
  readonly lines: readonly string[]
  readonly exitCode: Promise<number>
  signal(signal: NodeJS.Signals): void
}

/**
 * Starts the product with these variables and none of ours, and waits until it listens or ends. `program`: its sources,
 * or the built server.
 */
export async function startProcess(env: Readonly<Record<string, string>>, program = main): Promise<ServerProcess> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [program], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exitCode = once(child, 'close').then(([code]: unknown[]) => Number(code ?? -1))
  const lines: string[] = []
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        const [, url] = /Alerce escucha en (http:\/\/\S+)/.exec(line) ?? []
        if (url) resolve(url)
      })
  })
  const url = await Promise.race([listening, exitCode.then(() => null)])
  return { url, lines, exitCode, signal: (signal) => void child.kill(signal) }
}

/** Data of such a process: a folder of its own, and a PostgreSQL database of its own if tests use PostgreSQL. */
export async function ownData(databaseUrl: string | null, seeded: string) {
  const shelf = createShelf(databaseUrl)
  await shelf.golden(seeded, seed)
  const folder = mkdtempSync(join(tmpdir(), 'alerce-proceso-'))
  const { url, drop } = await shelf.lend(seeded, folder)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url, DATA_KEY },
    folder,
    remove: async () => {
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
