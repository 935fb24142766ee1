import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administer, freshDatabase } from '../../apps/server/src/platform/db/administration.ts'
import { openPglite, openPostgres } from '../../apps/server/src/platform/db/pool.ts'
import { findPostgres } from '../../tools/test/postgres.ts'

const ignore = () => undefined

/** A database of its own on PostgreSQL, with a function that cuts its connections. */
export async function withPostgres() {
  const found = await findPostgres()
  const database = await freshDatabase(found.url)
  const name = new URL(database.url).pathname.slice(1)
  const folder = mkdtempSync(join(tmpdir(), 'alerce-fallas-'))
  return {
    name: 'PostgreSQL',
    url: database.url,
    env: { DATABASE_URL: database.url, DATA_DIR: folder },
    open: async () => openPostgres(database.url, 1, ignore),
    cut: async () => {
      await administer(found.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    },
    remove: async () => {
      await database.drop()
      await found.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The embedded engine in a folder of this machine. */
export function inFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'alerce-fallas-'))
  return {
    name: 'embedded',
    env: { DATABASE_URL: '', DATA_DIR: folder },
    open: () => openPglite(folder, ignore),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const MB = 1024 * 1024

/** A disk mounted on a folder that only processes started with `before` see (Linux: a private mount). */
export function tinyDisk(folder: string, unshare: readonly string[], options: string) {
  const script = `mount -t tmpfs -o ${options} tmpfs ${folder} && exec "$@"`
  const seen = (pid: number) => join(`/proc/${pid}/root`, folder)
  const filler = (pid: number) => join(seen(pid), 'relleno')
  return {
    before: ['unshare', ...unshare, 'sh', '-c', script, 'sh'],
    /** Leaves some bytes free; `pid`: of a process that sees it. */
    fill: (pid: number, left: number) => {
      const { bavail, bsize } = statfsSync(seen(pid))
      writeFileSync(filler(pid), Buffer.alloc(Math.max(0, bavail * bsize - left)))
    },
    empty: (pid: number) => rmSync(filler(pid)),
  }
}

/** A folder mounted as a small disk for the embedded engine. */
export async function onTinyDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'alerce-disco-'))
  const { before, fill, empty } = tinyDisk(folder, ['-Urm'], 'size=400m,mode=0700')
  return {
    name: 'embedded',
    env: { DATABASE_URL: '', DATA_DIR: folder },
    before,
    fill: (pid: number) => fill(pid, 3 * MB),
    empty,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
