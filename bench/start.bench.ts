import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { routes } from '../packages/contract/routes.ts'
import { buildAll } from '../tools/build.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { root, startArguments, startSettings } from './support/npm-start.ts'
import { procesadorConHijos } from './support/procesador.ts'
import { enter } from './support/session.ts'

// Processor time of `npm start` on a built tree until it listens: the first one, which makes and fills an empty base,
// and on a filled base after kill -9; then memory after the first calls, after a PDF, and idle: memory of the start is
// released half a minute later.
const options = { prospectos: { type: 'string', default: '5000' }, veces: { type: 'string', default: '5' } } as const
const { values } = parseArgs({ options })
/** Processor of a start after kill -9 in seconds, and memory in megabytes. */
const bars = { procesador: 3, embebida: 700, postgres: 200 }
const REPOSO = 60_000

type Variables = Readonly<Record<string, string>>

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

/** Gets the papers of the demo's finished sale in one PDF. */
async function drawPdf(url: string): Promise<void> {
  const { headers } = await enter(url, 'asesora')
  const ask = async (path: string, payload: object): Promise<unknown> => {
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(payload) })
    return ((await reply.json()) as { data: unknown }).data
  }
  const [found] = (await ask(routes.buscarProspectos.path, { texto: 'ITURRA' })) as { prospectoId: number }[]
  const ds = (await ask(routes.obtenerIdentificadorDS.path, { prospectoId: found?.prospectoId })) as {
    declaracionSaludId: number
  }
  const path = `${routes.descargarDocumentosContractuales.path}?id=${ds.declaracionSaludId}`
  const pdf = await fetch(url + path, { headers })
  if (pdf.headers.get('content-type') !== 'application/pdf') throw new Error(`no PDF: ${pdf.status}`)
  await pdf.arrayBuffer()
}

/** Starts the server; `seconds`: processor time until it listens, independent of other work on the machine. */
async function start(env: Variables) {
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { ...process.env, ...startSettings, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const url = await ready(child)
  const pid = child.pid ?? 0
  const seconds = procesadorConHijos(pid) / 1000
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { url, pid, seconds, end }
}

/** Memory at the start, after a PDF, and idle after it. */
async function readMemory(env: Variables): Promise<number[]> {
  const { url, pid, end } = await start(env)
  for (let i = 0; i < 50; i++) await (await fetch(`${url}/readyz`)).text()
  const memory = [megabytes(pid)]
  await drawPdf(url)
  memory.push(megabytes(pid))
  await pause(REPOSO)
  memory.push(megabytes(pid))
  await end('SIGTERM')
  return memory
}

/** Prints the figures with their limits; above one of them the benchmark fails. */
async function measure(name: string, bar: number, env: Variables): Promise<void> {
  const first = await start(env)
  await first.end('SIGKILL')
  const fill = ['tools/alerce.ts', 'demo', '--prospectos', values.prospectos]
  await promisify(execFile)(process.execPath, fill, { cwd: root, env: { ...process.env, ...env } })
  const seconds: number[] = []
  for (let i = 0; i < Number(values.veces); i++) {
    const one = await start(env)
    seconds.push(one.seconds)
    await one.end('SIGKILL')
  }
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0
  const memory = await readMemory(env)
  const over = median > bars.procesador || Math.max(...memory) > bar
  const [mb, mbPdf, mbRest] = memory.map((value) => value.toFixed(0))
  console.log(
    `${name}, primera partida, que la llena con la demostración: ${first.seconds.toFixed(2)} s de procesador; con ${values.prospectos} prospectos, tras kill -9: ${median.toFixed(2)} s (${seconds.map((one) => one.toFixed(2)).join(', ')}; meta ${bars.procesador}); ` +
      `${mb} MB, tras un PDF ${mbPdf} MB, en reposo ${mbRest} MB (meta ${bar})${over ? '  TOO MUCH' : ''}`,
  )
  if (over) process.exitCode = 1
}

await buildAll()
const dir = mkdtempSync(join(tmpdir(), 'alerce-bench-'))
await measure('base embebida', bars.embebida, { DATA_DIR: join(dir, 'embebida'), DATABASE_URL: '' })
const postgres = await findPostgres()
const { url, drop } = await freshDatabase(postgres.url)
await measure('PostgreSQL', bars.postgres, { DATA_DIR: join(dir, 'postgres'), DATABASE_URL: url })
await drop()
await postgres.stop()
rmSync(dir, { recursive: true, force: true })
