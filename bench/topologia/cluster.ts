import { randomBytes } from 'node:crypto'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { administer } from '../../apps/server/src/platform/db/administration.ts'
import { filas } from '../cartera/bases.ts'
import { type Addressing, deployFile, type Machine, statementsOfDatabase } from './deploy-files.ts'
import { binOfPostgres } from './packages.ts'
import { killFamily, type Own, type Place, postmasterOf, run, type User } from './processes.ts'

export const nodes = ['pg1', 'pg2', 'pg3'] as const
export type Node = (typeof nodes)[number]

interface Member {
  readonly name: Node
  readonly role: string
  readonly state: string
  readonly lag?: number | string
}

const LOOK_MS = 500
/** Delay of a replica that follows closely. */
const CLOSE_BYTES = 16 * 1024 * 1024

/** Longest wait on a busy machine; a cluster that does not come back takes for ever. */
const PATIENCE_S = 900

/** Waits until something is found; throws after so many seconds. */
export async function until<T>(what: string, find: () => Promise<T | null | false>, seconds = PATIENCE_S): Promise<T> {
  for (const began = performance.now(); performance.now() - began < seconds * 1000; await pass(LOOK_MS)) {
    const found = await find().catch(() => null)
    if (found !== null && found !== false) return found
  }
  throw new Error(`${what}: no en ${seconds} s`)
}

/** The address answers 200 in time. */
export async function isOk(url: string, ms = 2000): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ms) })
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

const secret = () => randomBytes(24).toString('hex')

/** Three PostgreSQL under Patroni, with etcd, PgBouncer and HAProxy, from the files of `deploy`. */
export function openCluster({ place, user, base }: { place: Place; user: User; base: Addressing }) {
  const passwords = { rest: secret(), superuser: secret(), replication: secret(), rewind: secret(), alerce: secret() }
  const dataDir = (node: Node) => join(place.folder, node, 'data')
  const running = new Map<string, Own>()

  function write(path: string, text: string): string {
    const whole = join(place.folder, path)
    writeFileSync(whole, text, { mode: 0o600 })
    chownSync(whole, user.uid, user.gid)
    return whole
  }

  function start(name: string, command: string, args: readonly string[]): void {
    running.set(name, place.start({ command, args, log: `${name}.log`, as: user, env: { HOME: place.folder } }))
  }
  const kill = async (name: string) => await running.get(name)?.end('SIGKILL')

  const startEtcd = () => {
    for (const node of nodes) {
      const own = base
        .rehome(deployFile('etcd/etcd.yml'), node)
        .replace('/var/lib/etcd/alerce', place.dir(`etcd-${node}`))
      start(`etcd-${node}`, '/usr/bin/etcd', ['--config-file', write(`etcd-${node}.yml`, own)])
    }
  }

  function fileOfPatroni(node: Node): string {
    const left = [passwords.rest, passwords.superuser, passwords.replication, passwords.rewind]
    const folder = place.dir(node)
    const socket = `unix_socket_directories: ${folder}`
    const own = base
      .rehome(deployFile('patroni/patroni.yml'), node)
      .replaceAll('password: reemplazar', () => `password: ${left.shift()}`)
      .replace(/data_dir: .*/, `data_dir: ${dataDir(node)}`)
      .replace(/bin_dir: .*/, `bin_dir: ${binOfPostgres()}\n  parameters:\n    ${socket}`)
      .replace(/pgpass: .*/, `pgpass: ${join(folder, 'pgpass')}`)
      // A watchdog would restart this machine when Patroni is killed
      .replace('mode: automatic', "mode: 'off'")
    return write(`${node}.yml`, own)
  }

  const startPatroni = (node: Node) => start(node, '/usr/bin/patroni', [join(place.folder, `${node}.yml`)])

  /** Kills Patroni and PostgreSQL of a machine at once, like a power failure of the service. */
  async function killNode(node: Node): Promise<void> {
    const postmaster = postmasterOf(dataDir(node))
    const ended = kill(node)
    if (postmaster) killFamily(postmaster)
    await ended
  }

  async function leader(): Promise<Node | null> {
    for (const node of nodes) if (await isOk(`http://${base.at(node, 8008)}/primary`)) return node
    return null
  }

  async function members(): Promise<readonly Member[]> {
    const node = await leader()
    if (!node) return []
    const answer = await fetch(`http://${base.at(node, 8008)}/cluster`, { signal: AbortSignal.timeout(2000) })
    return ((await answer.json()) as { members: Member[] }).members
  }

  /** All three follow without delay, one of them synchronously. */
  const isWhole = async (): Promise<boolean> => {
    const all = await members()
    const follows = ({ role, state, lag }: Member) =>
      role === 'leader' || (/^(running|streaming)$/.test(state) && typeof lag === 'number' && lag < CLOSE_BYTES)
    return all.length === nodes.length && all.every(follows) && all.some(({ role }) => role === 'sync_standby')
  }

  const urlOn = (node: Node, database = 'postgres') =>
    `postgres://postgres:${passwords.superuser}@${base.at(node, 5432)}/${database}`

  function startHaproxy(): void {
    const own = base
      .rehome(deployFile('haproxy/haproxy.cfg'), 'haproxy')
      .replace(/^ +(user|group) haproxy\n/gm, '')
      .replace('/etc/haproxy/certs', place.folder)
      .replace('/run/haproxy', place.folder)
    const file = write('haproxy.cfg', own)
    run('/usr/sbin/haproxy', ['-c', '-f', file], user)
    start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', file])
  }

  function createCertificate(): void {
    const [cert, key] = [join(place.folder, 'cert.pem'), join(place.folder, 'key.pem')]
    const name = ['-subj', '/CN=alerce', '-addext', `subjectAltName=IP:${base.ip('haproxy')}`]
    run('/usr/bin/openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      ...name,
      '-keyout',
      key,
      '-out',
      cert,
    ])
    write('alerce.pem', readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'))
  }

  async function createDatabase(node: Node): Promise<void> {
    for (const statement of statementsOfDatabase(passwords.alerce)) await administer(urlOn(node), statement)
    const sql = `select passwd from pg_shadow where usename = 'alerce'`
    const [row] = await filas<{ passwd: string }>(urlOn(node), sql)
    write('userlist.txt', `"alerce" "${row?.passwd}"\n`)
  }

  function startPgbouncer(machine: Machine): void {
    const name = `pgbouncer-${machine}`
    const own = base
      .rehome(deployFile('pgbouncer/pgbouncer.ini'), machine)
      .replace('/etc/pgbouncer', place.folder)
      .replace(/logfile = .*/, `logfile = ${join(place.folder, `${name}.out`)}`)
      .replace(/pidfile = .*/, `pidfile = ${join(place.folder, `${name}.pid`)}`)
    start(name, '/usr/sbin/pgbouncer', ['-q', write(`${name}.ini`, own)])
  }

  /** From nothing to a database that answers through PgBouncer and HAProxy, in the order of docs/DESPLIEGUE.md. */
  async function open(): Promise<void> {
    startEtcd()
    await until('etcd', () => isOk(`http://${base.at('pg1', 2379)}/health`))
    for (const node of nodes) run('/usr/bin/patroni', ['--validate-config', fileOfPatroni(node)], user)
    startPatroni('pg1')
    const first = await until('el primer primario', leader)
    for (const node of nodes) if (node !== first) startPatroni(node)
    await until('tres PostgreSQL, una réplica sincrónica', isWhole)
    createCertificate()
    startHaproxy()
    await createDatabase(first)
    for (const machine of ['uno', 'dos'] as const) startPgbouncer(machine)
    for (const machine of ['uno', 'dos'] as const)
      await until(`PgBouncer de ${machine}`, async () => (await filas(poolUrl(machine), 'select 1')).length === 1)
  }

  const poolUrl = (machine: Machine, database = 'alerce') =>
    `postgres://alerce:${passwords.alerce}@${base.at(machine, 6432)}/${database}`

  return {
    open,
    leader,
    members,
    isWhole,
    killNode,
    startPatroni,
    poolUrl,
    /** Rows of a query on the primary of the moment, past every proxy. */
    ask: async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> => {
      const node = await until('un primario', leader)
      return await filas<T>(urlOn(node, 'alerce'), sql, values)
    },
    replicaUrl: () => `postgres://alerce:${passwords.alerce}@${base.at('haproxy', 5001)}/alerce`,
    killEtcd: () => Promise.all(nodes.map((node) => kill(`etcd-${node}`))),
    startEtcd,
    restartPgbouncer: async (machine: Machine) => {
      await kill(`pgbouncer-${machine}`)
      startPgbouncer(machine)
    },
    /** Servers of PostgreSQL that Patroni started: they outlive it. */
    postmasters: () => nodes.flatMap((node) => postmasterOf(dataDir(node)) ?? []),
  }
}

export type Cluster = ReturnType<typeof openCluster>
