import { spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tree.ts'

/** outDir of tsconfig.base.json: what each project remembers, and the declarations by which others read it. */
const cache = 'node_modules/.cache/types'

/** The compiler leaves the declaration of a deleted file behind, and whoever imports the file would still find it. */
for (const path of globSync('**/*.d.ts', { cwd: cache })) {
  const source = path.replace(/\.d\.ts$/, '')
  if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(join(cache, path))
}

/**
 * By project references: a project is checked again only where it has changed, or a declaration that it reads. The root
 * and the web are read by no project; the others are reached from them. One checker and one project at once: each of four
 * checkers would work out the tables and the contract for itself, three times as much in all.
 */
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc')
const options = ['-b', '.', 'apps/web', '--checkers', '1', '--builders', '1', '--pretty', 'false']
process.exitCode = spawnSync(process.execPath, [tsc, ...options], { stdio: 'inherit' }).status ?? 1
