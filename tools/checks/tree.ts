import { globSync } from 'node:fs'

export const root = new URL('../../', import.meta.url).pathname

/** Folders that hold no source. */
export const left = new Set(['node_modules', 'dist', 'data', '.data', '.git', 'test-results'])

/**
 * Files of the repository by pattern, as sorted paths from its root; installed, built and stored files are left out.
 */
export function filesLike(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (entry) => left.has(entry.split('/').at(-1) ?? entry) }).sort()
}

/** Every source file: code, tests, tools, styles. */
export const sourceFiles = (): string[] => filesLike('*.ts', '{apps,packages,tools,e2e,bench}/**/*.{ts,tsx,css}')

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)
