import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { administer } from '../../apps/server/src/platform/db/administration.ts'
import { tinyDisk } from './places.ts'

/** Debian's programs of PostgreSQL; the newest. */
const [bin] = globSync('/usr/lib/postgresql/*/bin').toSorted().reverse()
/** Longest start, milliseconds. */
const START_MS = 120_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function answers(url: string, limitMs: number): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; await pass(200)) {
    const answered = await administer(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answered) return true
  }
  return false
}

/**
 * A PostgreSQL of its own on a small disk, started again whenever it ends, as a service manager does. Null: without its
 * programs, or without root, whose right to mount it needs.
 */
export async function postgresOnTinyDisk() {
  if (!bin || process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'alerce-disco-'))
  const data = mkdtempSync(join(tmpdir(), 'alerce-fallas-'))
  const port = await freePort()
  const disk = tinyDisk(folder, ['-m'], 'size=300m,mode=0777')
  const asPostgres = 'setpriv --reuid=postgres --regid=postgres --init-groups'
  const options = ['max_wal_size=48MB', 'min_wal_size=32MB', 'shared_buffers=16MB', 'log_min_messages=panic']
  const flags = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...options]
  const server = `${asPostgres} ${bin}/postgres -D ${folder}/data ${flags.map((flag) => `-c ${flag}`).join(' ')}`
  const script = `cd ${folder}; trap 'kill $!; wait; exit' TERM
    ${asPostgres} ${bin}/initdb -D ${folder}/data -E UTF8 --locale=C.UTF-8 -A trust --no-sync >/dev/null
    while :; do ${server} 2>/dev/null & wait $!; sleep 1; done`
  const [command = '', ...args] = disk.before
  const child = spawn(command, [...args, 'sh', '-c', script], { stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const pid = child.pid ?? 0
  const remove = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    for (const one of [folder, data]) rmSync(one, { recursive: true, force: true })
  }
  if (!(await answers(url, START_MS))) {
    await remove()
    return null
  }
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url, DATA_DIR: data },
    fill: () => disk.fill(pid, 0),
    empty: () => disk.empty(pid),
    remove,
  }
}
