import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const POSTGRES = '/usr/lib/postgresql'
const POLICY = '/usr/sbin/policy-rc.d'

/** Programs of the topology, and the package of Debian that brings each. */
const programs: Readonly<Record<string, string>> = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/patronictl': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/etcdctl': 'etcd-client',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/bin/openssl': 'openssl',
}

/** Folder of the newest PostgreSQL of Debian; null: none. */
export function binOfPostgres(): string | null {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number).filter(Number.isInteger) : []
  const bins = versions.sort((a, b) => b - a).map((version) => join(POSTGRES, String(version), 'bin'))
  return bins.find((bin) => existsSync(join(bin, 'postgres'))) ?? null
}

const missing = (): string[] => [
  ...new Set([
    ...Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name])),
    ...(binOfPostgres() ? [] : ['postgresql']),
  ]),
]

/** Runs a command of the installation; throws when it fails. */
function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')}: ${status}`)
}

/** Installs what is missing from Debian's packages, without starting a service of any. */
export function installMissing(): void {
  const names = missing()
  if (names.length === 0) return
  if (process.getuid?.() !== 0) throw new Error(`falta, como root: apt-get install ${names.join(' ')}`)
  console.log(`se instala de Debian: ${names.join(', ')}`)
  const ours = !existsSync(POLICY)
  // 101 forbids packages to start what they bring: their ports may be taken
  if (ours) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', ...names)
  } finally {
    if (ours) rmSync(POLICY)
  }
}

/** User that runs databases and proxies: PostgreSQL refuses root. */
export function userOfPostgres(): { uid: number; gid: number } {
  const { getuid, getgid } = process
  const own = { uid: getuid?.() ?? 0, gid: getgid?.() ?? 0 }
  if (own.uid !== 0) return own
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith('postgres:'))
  const [, , uid, gid] = (line ?? '').split(':').map(Number)
  if (!(uid && gid)) throw new Error('no hay usuario postgres')
  return { uid, gid }
}
