import { spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tree.ts'

/** outDir of tsconfig.base.json: build information of each project, and declarations for the others. */
const cache = 'node_modules/.cache/types'

/** Deletes declarations of deleted files: the compiler keeps them, and imports of them would still pass. */
for (const path of globSync('**/*.d.ts', { cwd: cache })) {
  const source = path.replace(/\.d\.ts$/, '')
  if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(join(cache, path))
}

/**
 * Uses project references: a project is checked again only after a change in it or in a declaration it reads. No
 * project reads the root and the web; the others are reached from them. One checker and one project at a time: four
 * checkers would each evaluate the tables and the contract, three times the work.
 */
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc')
const options = ['-b', '.', 'apps/web', '--checkers', '1', '--builders', '1', '--pretty', 'false']
process.exitCode = spawnSync(process.execPath, [tsc, ...options], { stdio: 'inherit' }).status ?? 1
