import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const GIB = 2 ** 30
const shared = '/dev/shm'
const prefix = 'alerce-run-'

/** Room for a database server and the profiles of some browsers, twice over; and a browser can be started from there. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(shared)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === shared)
    return bavail * bsize >= 4 * GIB && freemem() >= 6 * GIB && !mount?.split(' ')[3]?.split(',').includes('noexec')
  } catch {
    // a machine without it
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

/** What a run left that was killed. */
function clearAway(): void {
  for (const name of readdirSync(shared).filter((one) => one.startsWith(prefix)))
    if (!lives(Number(name.slice(prefix.length).split('-')[0])))
      rmSync(join(shared, name), { recursive: true, force: true })
}

/**
 * What a run throws away lies in memory where there is plenty of it: each test file copies a database of a thousand
 * small files, which costs ten times the processor on a disk. For this process and all that it starts.
 * @returns clears it away
 */
export function liveInMemory(): () => void {
  if (!hasRoom()) return () => undefined
  clearAway()
  const folder = mkdtempSync(join(shared, `${prefix}${process.pid}-`))
  // the user of the database server comes through it
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
