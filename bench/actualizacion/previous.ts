import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const MIGRATIONS = 'apps/server/src/platform/db/migrations'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function lastTag(): string | null {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^')
  } catch {
    return null
  }
}

/** The previous version: the last tag, else the commit before the newest migration came. */
export const previousVersion = (): string =>
  lastTag() ?? `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS)}^`

/** A version of the product in a folder of its own, installed and without its built web. */
export function checkOut(ref: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'alerce-version-')), 'tree')
  git('worktree', 'add', '--detach', folder, ref)
  const lock = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8')
  const here = join(root, 'node_modules')
  // Same packages: hard links in place of an installation
  if (existsSync(here) && lock(root) === lock(folder)) execFileSync('cp', ['-al', here, folder])
  else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' })
  return {
    folder,
    commit: git('rev-parse', '--short', ref),
    migrations: git('ls-tree', '--name-only', ref, `${MIGRATIONS}/`).split('\n').length,
    main: join(folder, 'apps/server/src/main.ts'),
    remove: () => {
      git('worktree', 'remove', '--force', folder)
      rmSync(join(folder, '..'), { recursive: true, force: true })
    },
  }
}
