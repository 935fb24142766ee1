import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A second server on one data directory would destroy it (PGlite does not refuse it itself). */
export class DataDirInUse extends Error {
  constructor(dir: string, pid: number) {
    super(`El directorio de datos ${dir} ya está en uso por el proceso ${pid}. Deténgalo o elija otro DATA_DIR.`)
  }
}

/** When a process began, where the system tells it: a reused pid is then not mistaken for the old server. */
function startOf(pid: number): string {
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) ? (readFileSync(stat, 'utf8').split(') ')[1]?.split(' ')[19] ?? '') : ''
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function write(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeFileSync(handle, `${process.pid} ${startOf(process.pid)}`)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Takes the directory for this process; the returned function gives it back. Throws DataDirInUse. */
export function lockDataDir(path: string): () => void {
  const dir = resolve(path)
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'alerce.pid')
  for (let attempt = 0; !write(file); attempt++) {
    const [digits, start = ''] = readFileSync(file, 'utf8').split(' ')
    const pid = Number(digits)
    if (attempt > 2 || (pid > 0 && isAlive(pid) && startOf(pid) === start)) throw new DataDirInUse(dir, pid)
    rmSync(file, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/** The demo's own key, made once and kept beside its data; outside the demo the key comes from DATA_KEY. */
export function demoKey(path: string): string {
  const file = join(resolve(path), 'clave-demo')
  mkdirSync(resolve(path), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
