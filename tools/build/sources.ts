import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, left, root } from '../checks/tree.ts'

/** Sources of a build: files, and folders with all below them, as paths from the root. */
export interface Sources {
  readonly files: readonly string[]
  readonly folders: readonly string[]
}

const isSource = (path: string): boolean => /\.\w+$/.test(path) && !path.endsWith('.tsbuildinfo') && !isTest(path)

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return left.has(entry.name) || entry.name === 'testing' ? [] : filesBelow(path)
    return isSource(path) ? [path] : []
  })
}

const listed = ({ files, folders }: Sources): string[] => [...files, ...folders.flatMap(filesBelow)].toSorted()

const hashOf = (lines: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(line)
  return hash.digest('hex')
}

/** A hash of names, sizes, times and inodes: costs a tenth of reading thousands of files at each start. */
export const hashStats = (sources: Sources): string =>
  hashOf(
    listed(sources).map((path) => {
      const { size, mtimeMs, ino } = statSync(join(root, path))
      return `${path} ${size} ${mtimeMs} ${ino}\n`
    }),
  )

/** A hash of names and contents. */
export const hashContents = (sources: Sources): string =>
  hashOf(listed(sources).flatMap((path) => [`${path}\n`, readFileSync(join(root, path))]))
