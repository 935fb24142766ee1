import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import type { Watchdog } from '../watchdog.ts'

const run = promisify(execFile)

/**
 * Page cache of the engine. The default of 128 MB is filled with zeros at each start: half a second of processor and
 * 100 MB that a base of this size does not use.
 */
const BUFFERS = '32MB'

/** This module, for the process that creates a cluster; the build gives it a file of its own. */
const own = new URL('./lite.ts', import.meta.url)

/**
 * Creates a cluster in a process of its own, since that takes 400 MB. It is created beside its final place: an
 * interrupted start leaves no unfinished database.
 */
async function makeCluster(dataDir: string): Promise<void> {
  const beside = `${dataDir}.nueva`
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(dirname(dataDir), { recursive: true })
  const script = `
    const { openLite } = await import(${JSON.stringify(own.href)})
    const { lite } = await openLite(${JSON.stringify(beside)}, (answer) => answer, true)
    await lite.close()`
  await run(process.execPath, ['--input-type=module', '-e', script])
  renameSync(beside, dataDir)
}

/**
 * PostgreSQL compiled to WASM on a folder, with the socket of the pool; `watch` observes each answer. `here`: creates
 * the cluster in this process.
 */
export async function openLite(dataDir: string, watch: Watchdog['watch'], here = false) {
  if (!here && !existsSync(dataDir)) await makeCluster(dataDir)
  if (!here) chmodSync(dataDir, 0o700)
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`]
  const lite = await PGlite.create({ dataDir, startParams, extensions: { btree_gin, btree_gist, pg_trgm, unaccent } })
  const execProtocolStream: PGlite['execProtocolStream'] = (...asked) => watch(lite.execProtocolStream(...asked))
  const watched = { waitReady: lite.waitReady, execProtocolStream } as PGlite
  return { lite, config: createPgConfig(watched) }
}
