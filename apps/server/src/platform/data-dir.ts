import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorFailure } from '../operator-failure.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** A second server on one data directory would destroy it (PGlite does not refuse it itself). */
export class DataDirInUse extends OperatorFailure {
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
    return codeOf(error) === 'EPERM'
  }
}

/** Which directory a lock is of: one that was copied, or restored from a backup, is another. */
const identityOf = (dir: string): string => String(statSync(dir).ino)

function write(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeFileSync(handle, [process.pid, startOf(process.pid), identityOf(dirname(file))].join(' '))
    closeSync(handle)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** It holds RUT and incomes. A folder that another user lends keeps its mode; what we make inside is ours alone. */
function shut(dir: string): void {
  try {
    chmodSync(dir, 0o700)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
  }
}

/** Makes the directory, and those above it that are missing, for this user alone. Throws OperatorFailure. */
function makePrivate(dir: string): void {
  const missing: string[] = []
  for (let at = dir; !existsSync(at); at = dirname(at)) missing.unshift(at)
  try {
    // one by one: asked for all at once below /proc, Node tries for ever
    for (const one of missing) mkdirSync(one, { mode: 0o700 })
    readdirSync(dir)
    shut(dir)
    accessSync(dir, constants.W_OK)
  } catch (error) {
    throw new OperatorFailure(`DATA_DIR: no se puede escribir en ${dir} (${codeOf(error)}). Elija otro directorio.`)
  }
}

/** Takes the directory for this process; the returned function gives it back. Throws OperatorFailure, DataDirInUse among them. */
export function lockDataDir(path: string): () => void {
  const dir = resolve(path)
  makePrivate(dir)
  const file = join(dir, 'alerce.pid')
  for (let attempt = 0; !write(file); attempt++) {
    const [digits, start = '', of = identityOf(dir)] = readFileSync(file, 'utf8').split(' ')
    const pid = Number(digits)
    const holds = pid > 0 && of === identityOf(dir) && isAlive(pid) && startOf(pid) === start
    if (attempt > 2 || holds) throw new DataDirInUse(dir, pid)
    rmSync(file, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/** The demo's own key, made once and kept beside its data; outside the demo the key comes from DATA_KEY. */
export function demoKey(path: string): string {
  const dir = resolve(path)
  makePrivate(dir)
  const file = join(dir, 'clave-demo')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
