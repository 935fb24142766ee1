import { parseArgs } from 'node:util'
import { callMany, login, readable, writer } from './faults/calls.ts'
import { moved } from './faults/clock.ts'
import { killed } from './faults/kills.ts'
import { cutOff } from './faults/network.ts'
import { inFolder, onTinyDisk, withPostgres } from './faults/places.ts'
import { postgresOnTinyDisk } from './faults/postgres.ts'
import { startWith, wedge } from './faults/process.ts'

// Runs the product under faults of a machine: told to end, cut from its database, without a disk, killed, its engine
// hung. Checks only counts: confirmed data must exist, and no reply may be a defect. A word after `faults` selects some
// of them.
const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { veces: text, minutos: text, base: text },
})
const [word = ''] = positionals
const chosen = (fault: string, base = '') => fault.includes(word) && base.startsWith(values.base ?? base)
/** For each engine. */
const many = { kills: Number(values.veces ?? 500), minutes: Number(values.minutos ?? Number.POSITIVE_INFINITY) }
const failures: string[] = []
const must = (holds: boolean, what: string) => {
  if (!holds) failures.push(what)
}

async function sigterm(env: Record<string, string>) {
  const server = await startWith(env)
  const answers = callMany(server.url, 50)
  await answers.warm
  const began = performance.now()
  const running = answers.ask()
  await answers.arrived()
  server.kill('SIGTERM')
  const { answered, lost } = await running
  const code = await server.exit
  const seconds = (performance.now() - began) / 1000
  console.log(
    `SIGTERM, 50 kept connections: ended in ${seconds.toFixed(1)} s, code ${code}; answered ${answered}, lost ${lost}`,
  )
  must(seconds <= 10 && code === 0 && lost === 0, 'SIGTERM')
}

async function connections(env: Record<string, string>, cut: () => Promise<void>) {
  const server = await startWith(env)
  const session = await login(server.url)
  const write = writer(server.url, session)
  const cutting = Array.from({ length: 20 }, () => cut)
  const stopped = { is: false }
  const writers = Array.from({ length: 12 }, async () => {
    while (!stopped.is) await write.once()
  })
  for (const one of cutting) {
    await write.more(12)
    await one()
  }
  stopped.is = true
  await Promise.all(writers)
  const { acked, byStatus, withoutRetryAfter } = write.told()
  const kept = await readable(server.url, session, acked)
  console.log(
    `PostgreSQL, connections cut 20 times: ${JSON.stringify(byStatus)}, without Retry-After ${withoutRetryAfter}; confirmed ${acked.length}, there ${kept}`,
  )
  must((byStatus[500] ?? 0) === 0 && withoutRetryAfter === 0 && kept === acked.length, 'connections')
  server.kill('SIGKILL')
  await server.exit
}

interface TinyDisk {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly before?: readonly string[]
  /** Fills the disk of the database; `pid`: of the server. */
  fill(pid: number): void
  empty(pid: number): void
}

/** Writes that are tried while the disk is full: more than the free space of pages already there can take. */
const ON_FULL = 120

async function disk(tiny: TinyDisk) {
  const server = await startWith(tiny.env, tiny.before)
  const session = await login(server.url)
  const write = writer(server.url, session)
  await write.many(5)
  tiny.fill(server.pid)
  await write.many(ON_FULL, 4)
  const before = write.told().acked.length
  const reads = await readable(server.url, session, [...write.told().acked])
  const ready = await fetch(`${server.url}/readyz`)
  const full = `${ready.status} ${await ready.text()}`
  tiny.empty(server.pid)
  const began = performance.now()
  while (write.told().acked.length === before) await write.once()
  const seconds = (performance.now() - began) / 1000
  const back = write.told().acked.length
  await write.many(10)
  const { acked, byStatus } = write.told()
  const kept = await readable(server.url, session, acked)
  console.log(
    `${tiny.name}, disk full and back: ${JSON.stringify(byStatus)}; read meanwhile ${reads} of ${before}; /readyz ${full}; ` +
      `first write ${seconds.toFixed(1)} s after it, then ${acked.length - back} of 10; confirmed ${acked.length}, there ${kept}`,
  )
  const isWhole = reads === before && acked.length - back === 10 && kept === acked.length
  must((byStatus[500] ?? 0) === 0 && (byStatus[503] ?? 0) > 0 && isWhole, `disk ${tiny.name}`)
  server.kill('SIGKILL')
  await server.exit
}

/** The engine hangs while the process goes on: the process must end by itself, without loss of confirmed data. */
async function wedged(env: Record<string, string>) {
  const server = await startWith(env, [], wedge)
  const session = await login(server.url)
  const write = writer(server.url, session)
  await write.many(5)
  const began = performance.now()
  server.kill('SIGUSR2')
  const health = await fetch(`${server.url}/healthz`)
  const told = `${health.status} ${await health.text()}`
  const code = await server.exit
  const seconds = (performance.now() - began) / 1000
  const again = await startWith(env)
  const { acked } = write.told()
  const kept = await readable(again.url, await login(again.url), acked)
  console.log(
    `embedded, wedged: /healthz ${told}; ended by itself in ${seconds.toFixed(0)} s, code ${code}; confirmed ${acked.length}, there ${kept}`,
  )
  must(code === 1 && health.status === 503 && seconds <= 60 && kept === acked.length, 'wedged')
  again.kill('SIGKILL')
  await again.exit
}

const onPostgres = ['sigterm', 'connections', 'network', 'clock', 'kill']
if (onPostgres.some((fault) => chosen(fault, 'postgres'))) {
  const postgres = await withPostgres()
  if (chosen('sigterm', 'postgres')) await sigterm(postgres.env)
  if (chosen('connections', 'postgres')) await connections(postgres.env, postgres.cut)
  if (chosen('network', 'postgres')) await cutOff(postgres, must)
  if (chosen('clock', 'postgres')) await moved(postgres, must)
  if (chosen('kill', 'postgres')) await killed(postgres, many, must)
  await postgres.remove()
}
if (chosen('disk', 'embedded')) {
  const tiny = await onTinyDisk()
  await disk(tiny)
  tiny.remove()
}
if (chosen('disk', 'postgres')) {
  const tiny = await postgresOnTinyDisk()
  if (tiny) await disk(tiny)
  else console.log('disk of PostgreSQL: not measured, its programs or the right to mount are missing')
  await tiny?.remove()
}
if (chosen('wedged', 'embedded')) {
  const folder = await onTinyDisk()
  await wedged(folder.env)
  folder.remove()
}
if (chosen('clock', 'embedded')) {
  const folder = inFolder()
  await moved(folder, must)
  folder.remove()
}
if (chosen('kill', 'embedded')) {
  const folder = inFolder()
  await killed(folder, many, must)
  folder.remove()
}
if (failures.length > 0) {
  console.log(`failed: ${failures.join(', ')}`)
  process.exitCode = 1
}
