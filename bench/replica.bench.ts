import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readEnv } from '../apps/server/src/config/env.ts'
import { openDatabase } from '../apps/server/src/open-database.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { startServer } from '../apps/server/src/start.ts'
import { hoyEnSantiago } from '../packages/domain/base/fechas/instante.ts'
import { DATA_KEY, filas, prepareDatabase } from './cartera/bases.ts'
import { type Cluster, startCluster } from './replica/cluster.ts'
import { openScreen, type Screen } from './replica/screen.ts'
import { procesadorDe } from './support/procesador.ts'

// Lists of a hot standby: a real primary and its standby, two servers on them (here in one process), and screens that
// write and read while the replay stops and goes on. Counts lists older than what their screen wrote or was told, and errors while the
// standby is killed and while its reads conflict with its replay; then the processor of the primary with and without.
const number = { type: 'string' } as const
/** Parts of the drill: causalidad, anuladas, caida, costo. */
const chosen = (part: string) => (values.solo ?? part) === part
const { values } = parseArgs({
  options: { prospectos: number, escrituras: number, lecturas: number, puerto: number, solo: number },
})
const prospectos = Number(values.prospectos ?? 2000)
const escrituras = Number(values.escrituras ?? 200)
const lecturas = Number(values.lecturas ?? 2000)
const puerto = Number(values.puerto ?? 7610)

/** Lists read at the same time in the drills of errors. */
const LECTORES = 6

const failures: string[] = []
const must = (holds: boolean, what: string) => {
  if (!holds) failures.push(what)
}

interface Server {
  readonly url: string
  stop(): Promise<void>
}

const folder = mkdtempSync(join(tmpdir(), 'alerce-replica-datos-'))
const cluster: Cluster = await startCluster(puerto)
const { url: database } = await prepareDatabase(cluster.primary.url, prospectos)
const standbyUrl = new URL(database)
standbyUrl.port = String(puerto + 1)

async function start(n: number, replica: boolean): Promise<Server> {
  const env = readEnv({
    DATABASE_URL: database,
    DATABASE_REPLICA_URL: replica ? standbyUrl.href : '',
    DATA_DIR: folder,
    DATA_KEY,
    PORT: '0',
    METRICS_PORT: String(puerto + 10 + n),
    LOG_LEVEL: 'error',
    LOGIN_ATTEMPTS_PER_MINUTE: '100000',
    REQUESTS_PER_MINUTE: '1000000',
  })
  const { address, stop } = await startServer(await openDatabase(env, { serves: true }), systemClock)
  return { url: address, stop: () => stop('bench') }
}
const stop = (servers: readonly Server[]) => Promise.all(servers.map((one) => one.stop()))

/** Lists by where they were read, of all servers. */
async function places(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const n of [0, 1]) {
    const text = await (await fetch(`http://127.0.0.1:${puerto + 10 + n}/metrics`)).text()
    for (const [, place = '', count] of text.matchAll(/alerce_replica_reads_total\{place="(\w+)"\} (\d+)/g))
      sums[place] = (sums[place] ?? 0) + Number(count)
  }
  return sums
}

/** Runs it and says where its lists were read. */
async function placesOf<T>(act: () => Promise<T>): Promise<[result: T, where: Record<string, number>]> {
  const before = await places()
  const result = await act()
  const after = await places()
  const where = Object.fromEntries(
    Object.entries(after)
      .map(([place, count]) => [place, count - (before[place] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )
  return [result, where]
}

const said = (where: Record<string, number>) => {
  const all = Object.values(where).reduce((sum, count) => sum + count, 0)
  const share = ((100 * (where.replica ?? 0)) / Math.max(1, all)).toFixed(0)
  return `${share} % of the replica ${JSON.stringify(where)}`
}

const nuevo = (correo: string) => ({
  tipoProspecto: 'REF',
  nombres: 'María',
  apellidoPaterno: 'Réplica',
  apellidoMaterno: 'Soto',
  celular: '912345678',
  correo,
})
let written = 0
const write = async (screen: Screen) => {
  const { status, data } = await screen.call('ingresarProspecto', nuevo(`replica${written++}@example.cl`))
  if (status !== 200) throw new Error(`a write was answered with ${status}`)
  return (data as { prospectoId: number }).prospectoId
}

interface Tally {
  stale: number
  errors: number
  reads: number
}

/** Reads the list and counts it, where it lacks a prospect. */
async function readList(screen: Screen, tally: Tally, prospectoId?: number): Promise<void> {
  const { status, data } = await screen.call('obtenerProspectos', { pagina: 1, limite: 100 })
  tally.reads += 1
  if (status !== 200) tally.errors += 1
  else if (prospectoId && !(data as { prospectoId: number }[]).some((one) => one.prospectoId === prospectoId))
    tally.stale += 1
}

/** Pauses the replay half of the time, until stopped. */
function pausing(until: AbortSignal): Promise<void> {
  const turn = async () => {
    while (!until.aborted) {
      await cluster.standby.ask('select pg_wal_replay_pause()')
      await pass(400)
      await cluster.standby.ask('select pg_wal_replay_resume()')
      await pass(400)
    }
  }
  return turn()
}

/** True if the standby itself shows a prospect. */
const shown = async (prospectoId: number): Promise<boolean> =>
  (await filas(standbyUrl.href, 'select from prospecto where id = $1', [prospectoId])).length > 0

/** Each write is read back at once by its own screen and, once told, by another one of the same advisor. */
async function causality(servers: readonly Server[]): Promise<void> {
  const urls = servers.map(({ url }) => url)
  const own = await openScreen(urls, 'asesora')
  const other = await openScreen(urls.toReversed(), 'asesora')
  const done = new AbortController()
  const pauses = pausing(done.signal)
  const mine: Tally = { stale: 0, errors: 0, reads: 0 }
  const told: Tally = { stale: 0, errors: 0, reads: 0 }
  let behind = 0
  const [, where] = await placesOf(async () => {
    for (let n = 0; n < escrituras; n++) {
      const prospectoId = await write(own)
      const hears = other.told(prospectoId).then(() => readList(other, told, prospectoId))
      await readList(own, mine, prospectoId)
      if (!(await shown(prospectoId))) behind += 1
      await hears
      await readList(own, mine, prospectoId)
      await readList(other, told, prospectoId)
    }
  })
  done.abort()
  await pauses
  own.close()
  other.close()
  console.log(`replay paused half of the time, ${escrituras} writes over two servers: ${behind} not yet on the standby`)
  console.log(`  own writes: ${mine.reads} lists, ${mine.stale} stale, ${mine.errors} errors`)
  console.log(`  after an event: ${told.reads} lists, ${told.stale} stale, ${told.errors} errors; ${said(where)}`)
  must(mine.stale + told.stale + mine.errors + told.errors === 0, 'stale lists or errors')
  must(behind > 0, 'the standby was never behind')
}

/** Reads lists until `act` has ended. */
async function reading(servers: readonly Server[], act: () => Promise<void>): Promise<Tally> {
  const urls = servers.map(({ url }) => url)
  const screens: Screen[] = []
  // One after another: parallel logins of a user are refused
  while (screens.length < LECTORES) screens.push(await openScreen(urls, 'asesora'))
  const tally: Tally = { stale: 0, errors: 0, reads: 0 }
  let over = false
  const readers = screens.map(async (screen) => {
    while (!over) await readList(screen, tally)
  })
  await act().finally(() => {
    over = true
  })
  await Promise.all(readers)
  for (const screen of screens) screen.close()
  return tally
}

async function cancelled(servers: readonly Server[]): Promise<void> {
  const [tally, where] = await placesOf(() =>
    reading(servers, async () => {
      for (let n = 0; n < 30; n++) {
        // Locks the table on the standby for a moment: its readers are cancelled
        await filas(database, 'alter table prospecto set (fillfactor = 100)')
        await filas(database, 'update prospecto set correo = correo where id % 10 = 0')
        await filas(database, 'vacuum (truncate off) prospecto')
        // A conflict ends so where the session is idle in its transaction
        await cluster.standby.ask(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname like 'alerce%' and state = 'active'`,
        )
      }
    }),
  )
  console.log(`reads cancelled and sessions terminated by the standby: ${JSON.stringify(tally)}; ${said(where)}`)
  must(tally.errors === 0, 'errors of cancelled reads')
  must((where.failed ?? 0) > 0, 'no read was cancelled')
}

async function killed(servers: readonly Server[]): Promise<void> {
  const [tally, where] = await placesOf(() =>
    reading(servers, async () => {
      await pass(1500)
      await cluster.standby.kill()
      await pass(3000)
      await cluster.standby.start()
      await pass(3000)
    }),
  )
  const ready = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).json()))
  console.log(`standby killed and started again: ${JSON.stringify(tally)}; ${said(where)}`)
  console.log(`  /readyz ${JSON.stringify(ready.map((one) => (one as { replica: unknown }).replica))}`)
  must(tally.errors === 0, 'errors while the standby was down')
}

/** Prints the processor of primary, standby and this process (server and screen), milliseconds per thousand calls. */
async function tellCost(title: string, act: (times: number) => Promise<void>): Promise<void> {
  await act(100)
  const read = () => [cluster.primary.procesador(), cluster.standby.procesador(), procesadorDe(process.pid)]
  const before = read()
  await act(lecturas)
  const [primary, standby, own] = read().map((value, at) =>
    (((value - (before[at] ?? 0)) * 1000) / lecturas).toFixed(0),
  )
  console.log(
    `${title}, processor per 1,000: primary ${primary} ms, standby ${standby} ms, server with its client ${own} ms`,
  )
}

/** Cost of lists and of saves of one screen. */
async function cost(server: Server, title: string): Promise<void> {
  const screen = await openScreen([server.url], 'asesora')
  const [year, month] = hoyEnSantiago(new Date().toISOString()).split('-').map(Number)
  const calls = [
    ['obtenerProspectos', { pagina: 1, limite: 15 }],
    ['buscarProspectos', { texto: 'Soto' }],
    ['obtenerMiDia', {}],
    ['obtenerEstadisticasSuscripciones', { mesRegistro: month, añoRegistro: year }],
  ] as const
  await tellCost(`lists ${title}`, async (times) => {
    for (let n = 0; n < times; n++) {
      const [name, payload] = calls[n % calls.length] ?? calls[0]
      const { status } = await screen.call(name, payload)
      if (status !== 200) throw new Error(`${name} was answered with ${status}`)
    }
  })
  await tellCost(`saves ${title}`, async (times) => {
    for (let n = 0; n < times; n++) await write(screen)
  })
  screen.close()
}

try {
  if (values.solo !== 'costo') {
    const servers = [await start(0, true), await start(1, true)]
    if (chosen('causalidad')) await causality(servers)
    if (chosen('anuladas')) await cancelled(servers)
    if (chosen('caida')) await killed(servers)
    await stop(servers)
  }
  for (const replica of chosen('costo') ? [false, true] : []) {
    const server = await start(0, replica)
    await cost(server, replica ? 'with a replica' : 'without a replica')
    await stop([server])
  }
} finally {
  await cluster.remove()
  rmSync(folder, { recursive: true, force: true })
}
if (failures.length > 0) console.log(`failed: ${failures.join(', ')}`)
process.exit(failures.length === 0 ? 0 : 1)
