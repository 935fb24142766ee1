import { callMany, login, readable, writer } from './faults/calls.ts'
import { onTinyDisk, withPostgres } from './faults/places.ts'
import { startWith, wedge } from './faults/process.ts'

// Runs the product under faults of a machine: told to end, cut from its database, without a disk, killed, its engine
// hung. Checks only counts: confirmed data must exist, and no reply may be a defect. A word after `faults` selects some
// of them.
const [, , word = ''] = process.argv
const chosen = (fault: string) => fault.includes(word)
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

async function disk(tiny: Awaited<ReturnType<typeof onTinyDisk>>) {
  const server = await startWith(tiny.env, tiny.before)
  const session = await login(server.url)
  const write = writer(server.url, session)
  await write.many(5)
  await tiny.fill(server.pid)
  await write.many(20)
  const reads = await readable(server.url, session, [...write.told().acked])
  const ready = await fetch(`${server.url}/readyz`)
  const full = `${ready.status} ${await ready.text()}`
  await tiny.empty(server.pid)
  const before = write.told().acked.length
  await write.many(10)
  const { acked, byStatus } = write.told()
  console.log(
    `embedded, disk full and back: ${JSON.stringify(byStatus)}; read meanwhile ${reads} of ${before}; /readyz ${full}; after it ${acked.length - before} of 10 written`,
  )
  must((byStatus[500] ?? 0) === 0 && reads === before && acked.length - before === 10, 'disk')
  server.kill('SIGKILL')
  await server.exit
}

/** Each server first reads the data that the killed one before it had confirmed. */
async function killed(name: string, env: Record<string, string>, rounds: number) {
  let lost = 0
  let confirmed = 0
  let before: readonly number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startWith(env)
    const session = await login(server.url)
    lost += before.length - (await readable(server.url, session, before))
    const write = writer(server.url, session)
    const isLast = round === rounds
    const writing = isLast ? [] : [write.many(60, 8)]
    if (!isLast) await write.more(10 + (round % 20))
    server.kill('SIGKILL')
    await Promise.all([...writing, server.exit])
    before = write.told().acked
    confirmed += before.length
  }
  console.log(`${name}, kill -9 in the middle of writes, ${rounds} times: confirmed ${confirmed}, lost ${lost}`)
  must(lost === 0, `kill -9 ${name}`)
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

const postgres = await withPostgres()
if (postgres) {
  if (chosen('sigterm')) await sigterm(postgres.env)
  if (chosen('connections')) await connections(postgres.env, postgres.cut)
  if (chosen('kill')) await killed('PostgreSQL', postgres.env, 5)
  await postgres.remove()
}
if (chosen('disk')) {
  const tiny = await onTinyDisk()
  await disk(tiny)
  tiny.remove()
}
const folder = await onTinyDisk()
if (chosen('wedged')) await wedged(folder.env)
if (chosen('kill')) await killed('embedded', folder.env, 30)
folder.remove()
if (failures.length > 0) {
  console.log(`failed: ${failures.join(', ')}`)
  process.exitCode = 1
}
