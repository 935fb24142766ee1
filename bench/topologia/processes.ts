import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface User {
  readonly uid: number
  readonly gid: number
}

interface Started {
  readonly command: string
  readonly args: readonly string[]
  /** File of its output, below the folder. */
  readonly log: string
  readonly env?: Readonly<Record<string, string>>
  readonly as?: User
}

/** A process of this run. */
export interface Own {
  readonly pid: number
  isAlive(): boolean
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ESRCH'

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Parent of a process; 0: it is gone. */
function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/** A process and its descendants, as systemd finds them in a service. */
function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((one) => [Number(one), parentOf(one)])
  const family = [pid]
  for (const member of family) for (const [child = 0, parent] of parents) if (parent === member) family.push(child)
  return family
}

/** Kills a process and its descendants at once, as `systemctl kill --signal=SIGKILL` does. */
export function killFamily(pid: number): void {
  for (const member of familyOf(pid)) signal(member, 'SIGKILL')
}

/** Process id in a file of PostgreSQL, if that process still is one of the given folder. */
export function postmasterOf(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir) ? pid : null
  } catch {
    return null
  }
}

/**
 * A temporary folder with the processes that work in it. All end, by their id, and the folder goes with this process,
 * however it ends; `more`: processes that others started in it.
 */
export function openPlace(user: User, more: () => readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'alerce-topologia-'))
  chmodSync(folder, 0o755)
  chownSync(folder, user.uid, user.gid)
  const running = new Set<ChildProcess>()

  /** A folder that the user of PostgreSQL owns. */
  function dir(...names: string[]): string {
    const path = join(folder, ...names)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    chownSync(path, user.uid, user.gid)
    return path
  }

  function start({ command, args, log, env = {}, as }: Started): Own {
    const out = openSync(join(folder, log), 'a')
    const child = spawn(command, [...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', out, out],
      // Its own group: Ctrl-C reaches this process alone, which ends the others in order
      detached: true,
      ...(as ?? {}),
    })
    closeSync(out)
    running.add(child)
    const exited = once(child, 'exit').finally(() => running.delete(child))
    const { pid = 0 } = child
    return {
      pid,
      isAlive: () => running.has(child),
      end: async (name) => {
        if (!running.has(child)) return
        signal(pid, name)
        await exited
      },
    }
  }

  function endAll(): void {
    for (const pid of [...running].map((child) => child.pid ?? 0).concat(more())) if (pid > 0) killFamily(pid)
    // Files of processes that are just ending
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.once('exit', endAll)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))
  return { folder, dir, start }
}

export type Place = ReturnType<typeof openPlace>

/** Runs a command to its end; throws with its output when it fails. */
export function run(command: string, args: readonly string[], as?: User): string {
  const { status, stdout, stderr } = spawnSync(command, [...args], { encoding: 'utf8', ...(as ?? {}) })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`)
  return stdout
}
