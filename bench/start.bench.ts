import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { routes } from '../packages/contract/routes.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { procesadorDe } from './support/procesador.ts'
import { enter } from './support/session.ts'

// Time from the command to the line that reports listening, on a built tree; then memory after the first calls, after a
// PDF, and idle: memory of the start is released half a minute later.
const main = join(import.meta.dirname, '../apps/server/src/main.ts')
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: { start: string }
}
/** Arguments of `npm start`. */
const words = scripts.start.split(' ')
const flags = words.filter((word) => word.startsWith('--'))
const settings = Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')))
const bars = { segundos: 5, embebida: 700, postgres: 200 }
const REPOSO = 60_000

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

interface Started {
  readonly seconds: number
  /** Processor time until then, independent of other work on the machine. */
  readonly worked: number
  /** Resident memory at the start, after a PDF, and idle after it. */
  readonly mb: number
  readonly mbPdf: number
  readonly mbRest: number
}

async function start(env: Record<string, string>): Promise<Started> {
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, main], {
    env: { ...process.env, ...settings, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await ready(child)
  const seconds = (performance.now() - began) / 1000
  const worked = procesadorDe(child.pid ?? 0) / 1000
  for (let i = 0; i < 50; i++) await (await fetch(`${url}/readyz`)).text()
  const mb = megabytes(child.pid ?? 0)
  await drawPdf(url)
  const mbPdf = megabytes(child.pid ?? 0)
  await pause(REPOSO)
  const mbRest = megabytes(child.pid ?? 0)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  return { seconds, worked, mb, mbPdf, mbRest }
}

const isOver = ({ seconds, mb, mbPdf, mbRest }: Started, bar: number): boolean =>
  seconds > bars.segundos || Math.max(mb, mbPdf, mbRest) > bar

/** Prints the figures of two starts with their limits; above one of them the benchmark fails. */
async function measure(name: string, bar: number, env: Record<string, string>): Promise<void> {
  const first = await start(env)
  const second = await start(env)
  const over = isOver(first, bar) || isOver(second, bar)
  const figures = ({ seconds, worked, mb, mbPdf, mbRest }: Started) =>
    `${seconds.toFixed(2)} s (${worked.toFixed(2)} de procesador), ${mb.toFixed(0)} MB, tras un PDF ${mbPdf.toFixed(0)} MB, en reposo ${mbRest.toFixed(0)} MB`
  console.log(
    `${name}: primera ${figures(first)}; segunda ${figures(second)} (meta ${bars.segundos} s, ${bar} MB)${over ? '  TOO MUCH' : ''}`,
  )
  if (over) process.exitCode = 1
}

const dir = mkdtempSync(join(tmpdir(), 'alerce-bench-'))
await measure('base embebida', bars.embebida, { DATA_DIR: dir, DATABASE_URL: '' })
const postgres = await findPostgres()
const { url, drop } = await freshDatabase(postgres.url)
await measure('PostgreSQL', bars.postgres, { DATA_DIR: dir, DATABASE_URL: url })
await drop()
await postgres.stop()
rmSync(dir, { recursive: true, force: true })
