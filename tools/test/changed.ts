import { execFileSync } from 'node:child_process'
import { root } from '../checks/tree.ts'
import type { Project } from './steps.ts'

function git(...args: string[]): string[] {
  const said = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  return said.split('\0').filter((path) => path !== '')
}

/** Files that differ from the last commit, new ones among them; what was deleted is left out. */
export function changedFiles(): string[] {
  const edited = git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD')
  const added = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...edited, ...added])].sort()
}

/** Who reads whom. The root's tools, journeys and measures read nearly all of it: they are checked where one of them changed. */
const readers: readonly (readonly [folder: string, projects: readonly Project[]])[] = [
  ['packages/domain/', ['packages/domain', 'packages/contract', 'packages/evidencia', 'apps/server', 'apps/web']],
  ['packages/evidencia/', ['packages/evidencia', 'apps/server', 'apps/web', '.']],
  ['packages/contract/', ['packages/contract', 'apps/server', 'apps/web']],
  ['apps/server/src/', ['apps/server']],
  ['apps/web/src/', ['apps/web']],
  ['', ['.']],
]

const isCode = (path: string): boolean => /\.tsx?$/.test(path)

/** The projects whose types a change may break: its own and those that depend on it. */
export function projectsOf(files: readonly string[]): Project[] {
  const touched = files.filter(isCode).map((file) => readers.find(([folder]) => file.startsWith(folder))?.[1] ?? [])
  return [...new Set(touched.flat())]
}

/** Those by whose imports a test is found. */
export const code = (files: readonly string[]): string[] => files.filter(isCode)
