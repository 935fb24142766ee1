import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { findPostgres } from '../tools/test/postgres.ts'

// From the command to the line that says it listens, on a built tree; then the memory once the first calls are through.
const main = join(import.meta.dirname, '../apps/server/src/main.ts')
const bars = { segundos: 5, embebida: 700, postgres: 200 }

async function ready(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output')
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /Alerce escucha en (http:\/\/\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('the server ended before it was ready')
}

function megabytes(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

async function start(env: Record<string, string>): Promise<{ seconds: number; mb: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await ready(child)
  const seconds = (performance.now() - began) / 1000
  for (let i = 0; i < 50; i++) await (await fetch(`${url}/readyz`)).text()
  const mb = megabytes(child.pid ?? 0)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  return { seconds, mb }
}

async function measure(name: string, bar: number, env: Record<string, string>): Promise<void> {
  const first = await start(env)
  const second = await start(env)
  const figures = ({ seconds, mb }: typeof first) => `${seconds.toFixed(2)} s, ${mb.toFixed(0)} MB`
  console.log(`${name}: primera ${figures(first)}; segunda ${figures(second)} (meta ${bars.segundos} s, ${bar} MB)`)
}

const dir = mkdtempSync(join(tmpdir(), 'alerce-bench-'))
await measure('base embebida', bars.embebida, { DATA_DIR: dir, DATABASE_URL: '' })
const postgres = await findPostgres()
const { url, drop } = await freshDatabase(postgres.url)
await measure('PostgreSQL', bars.postgres, { DATA_DIR: dir, DATABASE_URL: url })
await drop()
await postgres.stop()
rmSync(dir, { recursive: true, force: true })
