import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { systemClock } from '../../platform/clock.ts'
import { openPglite } from '../../platform/db/pool.ts'
import { goldenFolder as shelf } from './fingerprint.ts'
import { type Shelf, throws, WAIT_MS } from './shelf.ts'

/** Maximum age of a golden database: its jobs and sessions expire by the clock of the machine. */
const LIFE_MS = 3 * DIA_MS
const KEPT = 8

const isOld = (folder: string): boolean => Date.parse(systemClock.ahora()) - statSync(folder).mtimeMs > LIFE_MS

function clearAway(): void {
  mkdirSync(shelf, { recursive: true })
  const newestFirst = readdirSync(shelf)
    .map((entry) => join(shelf, entry))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const left = newestFirst.filter((folder, at) => at >= KEPT || isOld(folder))
  for (const folder of left) rmSync(folder, { recursive: true, force: true })
}

/** Moves a finished folder to its place in one step; if another run was faster, its folder stays. */
function place(built: string, folder: string): void {
  try {
    renameSync(built, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(built, { recursive: true, force: true })
  }
}

export function onLite(): Shelf {
  return {
    golden: async (name, fill, copyOf) => {
      const folder = join(shelf, name)
      if (existsSync(folder) && !isOld(folder)) return
      clearAway()
      const built = mkdtempSync(join(shelf, 'half-'))
      if (copyOf) cpSync(join(shelf, copyOf), built, { recursive: true })
      const connection = await openPglite(built, throws)
      try {
        await fill(connection)
      } finally {
        await connection.close()
      }
      place(built, folder)
    },
    // They are in the cache of this checkout; the oldest are deleted
    hold: async () => async () => undefined,
    lend: async (name, folder) => {
      cpSync(join(shelf, name), folder, { recursive: true })
      // Deleted with its folder
      return { url: '', drop: async () => undefined }
    },
    copy: async (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'alerce-prueba-'))
      cpSync(join(shelf, name), folder, { recursive: true })
      return {
        connection: await openPglite(folder, throws, { waitMs: WAIT_MS }),
        drop: async () => rmSync(folder, { recursive: true, force: true }),
      }
    },
  }
}
