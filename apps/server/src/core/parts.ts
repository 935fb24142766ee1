import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { coreFolder, listPartFiles } from './part-files.ts'

async function readParts(): Promise<unknown[]> {
  const found: unknown[] = []
  // One after the other: parallel imports keep every module graph in memory, 100 MB in total
  for (const path of listPartFiles()) {
    const module: object = await import(pathToFileURL(join(coreFolder, path)).href)
    found.push(...Object.values(module))
  }
  return found
}

/** Exports of the part files. The build puts static imports of them in the place of this module. */
export const parts: readonly unknown[] = await readParts()
