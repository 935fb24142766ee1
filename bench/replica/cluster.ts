import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filas } from '../cartera/bases.ts'
import { procesadorConHijos, procesadorDe } from '../support/procesador.ts'

const run = promisify(execFile)
const BIN = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin'

/** User and group of Debian's postgres, where this process is root: PostgreSQL does not run as root. */
async function owner(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const of = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await of('-u'), gid: await of('-g') }
}

/** A PostgreSQL of this drill. */
interface Node {
  readonly url: string
  ask(statement: string): Promise<object[]>
  start(): Promise<void>
  /** SIGQUIT: as in a power failure. */
  kill(): Promise<void>
  /** Processor time of all its processes, milliseconds. */
  procesador(): number
}

const settings = (port: number, folder: string) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
max_connections = 100
shared_buffers = 256MB
wal_level = replica
max_wal_senders = 5
wal_keep_size = 1GB
hot_standby = on
max_standby_streaming_delay = 0
fsync = off
`

const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

function nodeOf(data: string, port: number, as: { uid?: number; gid?: number }): Node {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const ctl = (...args: string[]) => run(join(BIN, 'pg_ctl'), ['-D', data, '-w', ...args], { ...as, cwd: data })
  return {
    url,
    ask: (statement) => filas(url, statement),
    start: async () => void (await ctl('-l', join(data, 'diario.log'), 'start')),
    kill: async () => void (await ctl('-m', 'immediate', 'stop').catch(() => undefined)),
    procesador() {
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster)
      return children.reduce((sum, pid) => sum + procesadorDe(Number(pid)), procesadorConHijos(postmaster))
    },
  }
}

/** A primary and its hot standby, from Debian's PostgreSQL, on two ports of this machine. */
export async function startCluster(port: number) {
  const as = await owner()
  const folder = mkdtempSync(join(tmpdir(), 'alerce-replica-'))
  chmodSync(folder, 0o755)
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const [first, second] = [join(folder, 'primario'), join(folder, 'replica')]
  const make = (program: string, args: string[]) => run(join(BIN, program), args, { ...as, cwd: folder })
  await make('initdb', ['-D', first, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  appendFileSync(join(first, 'postgresql.conf'), settings(port, folder))
  const primary = nodeOf(first, port, as)
  await primary.start()
  await make('pg_basebackup', ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres', '-D', second, '-R', '-c', 'fast'])
  appendFileSync(join(second, 'postgresql.conf'), settings(port + 1, folder))
  const standby = nodeOf(second, port + 1, as)
  await standby.start()
  return {
    primary,
    standby,
    async remove() {
      await standby.kill()
      await primary.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>
