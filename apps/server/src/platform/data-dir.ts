import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorFailure } from '../operator-failure.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** A data directory in use: a second server on it would destroy it, which PGlite does not prevent. */
export class DataDirInUse extends OperatorFailure {
  constructor(dir: string, pid: number) {
    super(`El directorio de datos ${dir} ya está en uso por el proceso ${pid}. Deténgalo o elija otro DATA_DIR.`)
  }
}

/** Start time of a process, if the system tells it, so that a reused pid is not taken for the old server. */
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

/** Identity of a directory in its lock: a copy or a restored backup has another. */
const identityOf = (dir: string): string => String(statSync(dir).ino)

/**
 * Makes a directory private: it holds RUT and incomes. One owned by another user keeps its mode; our files within are
 * private.
 */
function shut(dir: string): void {
  try {
    chmodSync(dir, 0o700)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
  }
}

/** Creates the directory and its missing parents, private to this user. Throws OperatorFailure. */
function makePrivate(dir: string): void {
  const missing: string[] = []
  for (let at = dir; !existsSync(at); at = dirname(at)) missing.unshift(at)
  try {
    // One at a time: with `recursive` below /proc Node never returns
    for (const one of missing) mkdirSync(one, { mode: 0o700 })
    readdirSync(dir)
    shut(dir)
    accessSync(dir, constants.W_OK)
  } catch (error) {
    throw new OperatorFailure(`DATA_DIR: no se puede escribir en ${dir} (${codeOf(error)}). Elija otro directorio.`)
  }
}

/** Process that holds the lock of a directory; null: none, or one that has ended. */
function holderOf(dir: string, file: string): number | null {
  if (!existsSync(file)) return null
  const [digits, start = '', of = identityOf(dir)] = readFileSync(file, 'utf8').split(' ')
  const pid = Number(digits)
  return pid > 0 && of === identityOf(dir) && isAlive(pid) && startOf(pid) === start ? pid : null
}

/** Waits for a turn are so many pauses of so many milliseconds: a turn takes microseconds. */
const PAUSES = 200
const PAUSE_MS = 10

const endTurn = (turn: string): void => rmSync(turn, { recursive: true, force: true })

/**
 * Runs it while no other process does: of two starts that find an abandoned lock, one would remove what the other has
 * just written, and both would hold it.
 */
function inTurn<T>(turn: string, act: () => T): T {
  for (let pauses = 0; ; pauses++) {
    try {
      mkdirSync(turn)
      break
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      // Its process was killed within its turn
      if (pauses === PAUSES) endTurn(turn)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
  try {
    return act()
  } finally {
    endTurn(turn)
  }
}

/**
 * Locks the directory for this process; the returned function unlocks it. Throws OperatorFailure, also as DataDirInUse.
 */
export function lockDataDir(path: string): () => void {
  const dir = resolve(path)
  makePrivate(dir)
  const file = join(dir, 'alerce.pid')
  inTurn(join(dir, 'alerce.pid.turno'), () => {
    const holder = holderOf(dir, file)
    if (holder !== null) throw new DataDirInUse(dir, holder)
    writeFileSync(file, [process.pid, startOf(process.pid), identityOf(dir)].join(' '))
  })
  return () => rmSync(file, { force: true })
}

/** Key of the demo, created once and stored beside its data; outside the demo the key is DATA_KEY. */
export function demoKey(path: string): string {
  const dir = resolve(path)
  makePrivate(dir)
  const file = join(dir, 'clave-demo')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
