import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks/tree.ts'

export interface Changed {
  /** Changed and new files. */
  readonly there: readonly string[]
  readonly deleted: readonly string[]
}

/** Files that differ from the last commit of a repository. A renamed file counts as a deleted one and a new one. */
export function changedFiles(repository = root): Changed {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean)
  const differing = git('diff', '--name-only', '--no-renames', '-z', 'HEAD')
  const added = git('ls-files', '--others', '--exclude-standard', '-z')
  const all = [...new Set([...differing, ...added])].sort()
  const { there = [], deleted = [] } = Object.groupBy(all, (file) =>
    existsSync(join(repository, file)) ? 'there' : 'deleted',
  )
  return { there, deleted }
}

/** Files whose imports select tests. */
export const code = (files: readonly string[]): string[] => files.filter((path) => /\.tsx?$/.test(path))
