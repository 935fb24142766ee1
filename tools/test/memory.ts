import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const GIB = 2 ** 30
const shared = '/dev/shm'
const prefix = 'alerce-run-'

/** True with room for a database server and some browser profiles, twice over, and if programs may run from there. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(shared)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === shared)
    return bavail * bsize >= 4 * GIB && freemem() >= 6 * GIB && !mount?.split(' ')[3]?.split(',').includes('noexec')
  } catch {
    // Systems without /dev/shm
    return false
  }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Deletes the folders of killed runs. */
function clearAway(): void {
  for (const name of readdirSync(shared).filter((one) => one.startsWith(prefix)))
    if (!lives(Number(name.slice(prefix.length).split('-')[0])))
      rmSync(join(shared, name), { recursive: true, force: true })
}

/**
 * Puts temporary files of a run in memory, if there is enough: each test file copies a database of a thousand small
 * files, which costs ten times the processor on a disk. Affects this process and its children.
 * @returns deletes the folder
 */
export function liveInMemory(): () => void {
  if (!hasRoom()) return () => undefined
  clearAway()
  const folder = mkdtempSync(join(shared, `${prefix}${process.pid}-`))
  // The user of the database server must pass through the folder
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
