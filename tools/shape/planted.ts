import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Planted {
  readonly folder: string
  remove(): void
}

/** Creates a small tree of files in a temporary folder: path → content. */
export function plant(files: Readonly<Record<string, string>>): Planted {
  const folder = mkdtempSync(join(tmpdir(), 'alerce-planted-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${content}\n`)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
