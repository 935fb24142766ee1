import { setTimeout as pass } from 'node:timers/promises'
import { filas } from '../cartera/bases.ts'
import type { Caller } from '../support/caller.ts'
import type { Told } from '../support/told.ts'
import { type Cluster, until } from './cluster.ts'
import type { Counting, Counts } from './counts.ts'
import type { Screens } from './screens.ts'
import { servers as names, type Server, type Servers } from './servers.ts'
import { newLedger, startWrites } from './writes.ts'

/** Acknowledged calls before the fault, and after it. */
const ENOUGH = 30
const ETCD_AWAY_MS = 30_000

export interface World {
  readonly cluster: Cluster
  readonly servers: Servers
  readonly counting: Counting
  readonly advisors: readonly Caller[]
  readonly screens: readonly Screens[]
  /** Begins a new count of all calls. */
  readonly tellAnew: () => Told
}

export interface Outcome {
  readonly told: Told
  readonly counts: Counts
  readonly failures: readonly string[]
  /** Longest time without an acknowledged write since the fault, milliseconds. */
  readonly gap: number
  /** Milliseconds from the write that ended that time until every open screen heard of a change. */
  readonly heard: number
}

/** A fault; `begin`: the instant from which the time to service counts. */
type Fault = (world: World, begin: () => void, served: () => Promise<void>) => Promise<void>

const acknowledged = (told: Told, more: number): Promise<true> => {
  const wanted = told.acked + more
  return until('escrituras confirmadas', async () => told.acked >= wanted)
}

async function primario({ cluster }: World, begin: () => void, served: () => Promise<void>): Promise<void> {
  const node = await until('un primario', cluster.leader)
  begin()
  await cluster.killNode(node)
  await served()
  cluster.startPatroni(node)
  await until('la máquina que cayó, de vuelta', cluster.isWhole)
}

/** As systemd does with a Patroni that was killed: it starts again at once, still holding the lead. */
async function reinicio({ cluster }: World, begin: () => void, served: () => Promise<void>): Promise<void> {
  const node = await until('un primario', cluster.leader)
  begin()
  await cluster.killNode(node)
  cluster.startPatroni(node)
  await served()
  await until('los tres PostgreSQL', cluster.isWhole)
}

async function etcd({ cluster }: World, begin: () => void, served: () => Promise<void>): Promise<void> {
  begin()
  await cluster.killEtcd()
  await pass(ETCD_AWAY_MS)
  cluster.startEtcd()
  await served()
  await until('los tres PostgreSQL', cluster.isWhole)
}

async function pgbouncer({ cluster }: World, begin: () => void, served: () => Promise<void>): Promise<void> {
  begin()
  for (const server of names) await cluster.restartPgbouncer(server)
  await served()
}

/** Stops a server in order and starts it again; HAProxy sends to it at the end. */
async function restart({ servers }: World, server: Server): Promise<void> {
  await servers.end(server, 'SIGTERM')
  await servers.start(server)
}

async function drenaje(world: World, begin: () => void): Promise<void> {
  begin()
  await restart(world, 'uno')
}

async function vuelta(world: World, begin: () => void): Promise<void> {
  begin()
  for (const server of names) await restart(world, server)
}

/** Loses the synchronous replica: commits wait until Patroni names the other one. */
async function replica({ cluster }: World, begin: () => void, served: () => Promise<void>): Promise<void> {
  const lost = (await cluster.members()).find(({ role }) => role === 'sync_standby')
  if (!lost) throw new Error('sin réplica sincrónica')
  begin()
  await cluster.killNode(lost.name)
  await served()
  const sql = 'select pg_is_in_recovery() as reads'
  await until(
    'la otra réplica, por HAProxy',
    async () => (await filas<{ reads: boolean }>(cluster.replicaUrl(), sql))[0]?.reads === true,
  )
  cluster.startPatroni(lost.name)
  await until('la réplica, de vuelta', cluster.isWhole)
}

interface Drill {
  readonly says: string
  readonly fault: Fault
  /** No call may fail, not even once. */
  readonly unnoticed?: boolean
}

/** Drills by their word. */
export const drills = {
  primario: { says: 'SIGKILL de PostgreSQL y Patroni del primario', fault: primario },
  reinicio: { says: 'lo mismo, y systemd lo parte al instante', fault: reinicio },
  etcd: { says: 'etcd entero caído 30 s', fault: etcd },
  pgbouncer: { says: 'SIGKILL de cada PgBouncer, y parte de nuevo', fault: pgbouncer },
  drenaje: { says: 'SIGTERM de un servidor', fault: drenaje, unnoticed: true },
  vuelta: { says: 'los dos servidores, de a uno', fault: vuelta, unnoticed: true },
  replica: { says: 'SIGKILL de la réplica sincrónica', fault: replica },
} as const satisfies Record<string, Drill>
export type DrillName = keyof typeof drills

/** Runs a fault amid writes, lets them end, and counts. */
export async function runDrill(world: World, name: DrillName): Promise<Outcome> {
  const { counting, advisors, screens, tellAnew } = world
  const { fault, unnoticed = false }: Drill = drills[name]
  const ledger = newLedger()
  const told = tellAnew()
  const writes = startWrites(advisors, ledger)
  await acknowledged(told, ENOUGH)
  const begin = () => {
    told.mark = performance.now()
  }
  const service = async () => void (await until('el servicio', async () => told.isServed))
  await fault(world, begin, service)
  await service()
  const back = performance.now()
  await acknowledged(told, ENOUGH)
  await until('los avisos en las pantallas', async () => screens.every((one) => one.allHeardAfter(back)))
  const heard = Math.max(...screens.map((one) => one.firstHeardAfter(told.gapEnd)))
  await writes.stop()
  const counts = await counting.count(ledger)
  const lost = Object.entries(told.byStatus).filter(([status]) => status !== '200')
  const failures = [...ledger.failures, ...told.refused]
  if (told.logins > 0) failures.push(`sesiones perdidas: ${told.logins}`)
  if (unnoticed && lost.length > 0) failures.push(`se notó: ${JSON.stringify(told.byStatus)}`)
  return { told, counts, failures, gap: told.gap, heard }
}
