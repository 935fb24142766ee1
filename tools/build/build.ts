import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DataDirInUse, lockDataDir } from '../../apps/server/src/platform/data-dir.ts'
import { root } from '../checks/tree.ts'
import { hashContents, hashStats, type Sources } from './sources.ts'

/** Something built from sources into a folder. */
export interface Build {
  /** Its name in the output. */
  readonly name: string
  /** Folder of the result, from the root. */
  readonly dist: string
  readonly sources: Sources
  /** Program that builds, below node_modules. */
  readonly builder: string
  make(): Promise<void>
}

interface Mark {
  readonly stats: string
  readonly contents: string
}

const markOf = ({ dist }: Build): string => join(root, dist, '.fingerprint')

function readMark(build: Build): Partial<Mark> {
  try {
    return JSON.parse(readFileSync(markOf(build), 'utf8')) as Mark
  } catch {
    // Not built yet, or by an earlier version
    return {}
  }
}

const writeMark = (build: Build, mark: Mark): void => writeFileSync(markOf(build), JSON.stringify(mark))

/** Checks if the result is of the present sources; only if their times differ are they read. */
function isFresh(build: Build): boolean {
  const mark = readMark(build)
  const stats = hashStats(build.sources)
  if (mark.stats === stats) return true
  if (mark.contents === undefined || mark.contents !== hashContents(build.sources)) return false
  try {
    writeMark(build, { stats, contents: mark.contents })
  } catch {
    // A read-only installation: its sources are read again at the next start
  }
  return true
}

/** Waits for a build of another process, such as a second server that starts. Returns the function that unlocks. */
async function lockBuilds(): Promise<() => void> {
  for (;;) {
    try {
      return lockDataDir(join(root, 'node_modules/.cache/alerce-build'))
    } catch (error) {
      if (!(error instanceof DataDirInUse))
        throw new Error('La instalación no se puede escribir: ejecute «npm run build» con su dueño.', { cause: error })
      await pause(200)
    }
  }
}

/** Runs a script or a program in a process of its own; throws with its output. */
export function runBuilder(args: readonly string[], cwd = root): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(Buffer.concat(chunks).toString()))))
  })
}

/** Builds what is missing or older than its sources, and prints so; throws with the output of a failed build. */
export async function buildIfNeeded(build: Build): Promise<void> {
  // An installation without development packages includes the result
  if (!existsSync(join(root, 'node_modules', build.builder)) && existsSync(markOf(build))) return
  if (isFresh(build)) return
  const unlock = await lockBuilds()
  try {
    if (isFresh(build)) return
    const began = performance.now()
    process.stdout.write(`Construyendo ${build.name} (solo cuando hace falta) …`)
    // Read before the build: a file saved meanwhile is built at the next start
    const mark: Mark = { stats: hashStats(build.sources), contents: hashContents(build.sources) }
    await build.make()
    writeMark(build, mark)
    console.log(` listo en ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    unlock()
  }
}
