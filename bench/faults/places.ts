import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administer, freshDatabase } from '../../apps/server/src/platform/db/administration.ts'
import { findPostgres } from '../../tools/test/postgres.ts'

/** A database of its own on PostgreSQL, with a function that cuts its connections; null: no PostgreSQL. */
export async function withPostgres() {
  const found = await findPostgres()
  if (!found) return null
  const database = await freshDatabase(found.url)
  const name = new URL(database.url).pathname.slice(1)
  const folder = mkdtempSync(join(tmpdir(), 'alerce-fallas-'))
  return {
    env: { DATABASE_URL: database.url, DATA_DIR: folder },
    cut: async () => {
      await administer(found.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    },
    remove: async () => {
      await database.drop()
      await found.stop?.()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const MB = 1024 * 1024

/** A folder mounted as a small disk for processes started with `before` (Linux: a private mount). */
export async function onTinyDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'alerce-disco-'))
  const script = `mount -t tmpfs -o size=400m,mode=0700 tmpfs ${folder} && exec "$@"`
  const seen = (pid: number) => join(`/proc/${pid}/root`, folder)
  const filler = (pid: number) => join(seen(pid), 'relleno')
  return {
    env: { DATABASE_URL: '', DATA_DIR: folder },
    before: ['unshare', '-Urm', 'sh', '-c', script, 'sh'],
    fill: async (pid: number) => {
      const { bavail, bsize } = statfsSync(seen(pid))
      writeFileSync(filler(pid), Buffer.alloc(bavail * bsize - 3 * MB))
    },
    empty: async (pid: number) => rmSync(filler(pid)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
