import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { azar } from '../apps/server/src/testing/muestras.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { attack, entrants } from './hostile/attacks.ts'

// Hostile requests to the server, started as for a user: no reply may be a 5xx, and memory must not grow.
const total = Number(process.argv[2] ?? 200_000)
const atOnce = 24
const FIFTHS = 5
/** Requests between new logins of all callers: some attacks end sessions. */
const renewal = 500

const server = await startProcess({ REQUESTS_PER_MINUTE: '100000000', LOGIN_ATTEMPTS_PER_MINUTE: '100000000' })
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const statuses = new Map<string, number>()
const faults: string[] = []

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Buffer | null
}

function send({ method, path, headers, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const options = {
      agent,
      method,
      headers: { ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
    }
    const sent = request(new URL(path, server.url), options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('latin1') }))
    })
    // The server may close the connection on a body that it refuses
    sent.on('error', () => resolve({ status: 0, text: '' }))
    sent.end(body ?? undefined)
  })
}

const megabytes = () => {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}

/**
 * Megabytes that the last three fifths may add: the first two fill permanent memory (prepared statements, rate limits,
 * code compiled by V8). A leak of one kilobyte a request would add 117 with 200,000 requests.
 */
const GROWTH = 50
/** Requests between memory checks. */
const look = Math.max(1, Math.floor(total / 100))

/** Requests after which the memory is printed: flat means that the later figures repeat the earlier. */
const marks = [0.05, 0.25, 0.5, 1].map((share) => Math.floor(total * share))

const atStart = megabytes()
/** Least memory in each fifth: the rest is garbage not yet collected, which depends on the moment of the check. */
const memory: number[] = Array.from({ length: FIFTHS }, () => Number.POSITIVE_INFINITY)

function lookAt(turn: number): void {
  const fifth = Math.min(FIFTHS - 1, Math.floor((turn * FIFTHS) / total))
  memory[fifth] = Math.min(memory[fifth] ?? 0, megabytes())
}

/** Growth of memory from the second fifth to the last. */
const growthOf = (least: readonly number[]): number => (least.at(-1) ?? 0) - (least[1] ?? 0)

let server5xx = 0

function record(sent: Sent, status: number, text: string): void {
  const kind = status === 0 ? 'cortada' : String(status)
  statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
  if (status >= 500) server5xx += 1
  const leaks = /node_modules|\.ts:\d+|\bat \S+ \(/.test(text)
  if (status < 500 && !leaks) return
  const body = sent.body?.toString('latin1').slice(0, 300)
  if (faults.length < 20) faults.push(`${status} ${sent.method} ${sent.path} ${body} → ${text.slice(0, 200)}`)
}

let next = 0
let callers = await entrants(server.url)
async function worker(): Promise<void> {
  for (let turn = next++; turn < total; turn = next++) {
    if (turn % renewal === renewal - 1) callers = await entrants(server.url, callers)
    const sent = attack(azar(turn + 1), callers)
    const { status, text } = await send(sent)
    record(sent, status, text)
    if (turn % look === look - 1) lookAt(turn)
    if (marks.includes(turn + 1))
      console.log(`  ${turn + 1} peticiones: ${megabytes()} MB, ${server5xx} respuestas 5xx`)
  }
}

const began = performance.now()
await Promise.all(Array.from({ length: atOnce }, worker))
const seconds = (performance.now() - began) / 1000
console.log(`${total} peticiones hostiles en ${seconds.toFixed(0)} s: ${JSON.stringify(Object.fromEntries(statuses))}`)
console.log(`respuestas 5xx: ${server5xx} (meta 0)`)
const growth = growthOf(memory)
console.log(
  `memoria al partir ${atStart} MB; la menor de cada quinto ${memory.join(', ')}: ${growth} más en el último que en el segundo (meta ${GROWTH})`,
)
for (const fault of faults) console.log(fault)
agent.destroy()
await server.stop()
process.exit(server5xx === 0 && faults.length === 0 && growth <= GROWTH ? 0 : 1)
