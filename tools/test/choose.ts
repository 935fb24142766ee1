import { relative, resolve } from 'node:path'
import { root } from '../checks/tree.ts'

const asPath = (word: string): string => (/^[./]/.test(word) ? relative(root, resolve(word)) : word)

/** Path without extension: selects the tests named after a source file. */
const stem = (path: string): string => (/\.(test|spec)\.tsx?$/.test(path) ? path : path.replace(/\.(ts|tsx|css)$/, '.'))

export interface Choice {
  readonly files: readonly string[]
  /** Arguments that match no test. */
  readonly unknown: readonly string[]
}

/** Test files with one of the words in their path: a folder, a file, a tested file, or a part. */
export function choose(words: readonly string[], testFiles: readonly string[]): Choice {
  const found = words.map((word) => ({
    word,
    files: testFiles.filter((file) => word !== '' && file.includes(stem(asPath(word)))),
  }))
  const all = new Set(found.flatMap(({ files }) => files))
  return {
    files: testFiles.filter((file) => all.has(file)),
    unknown: found.filter(({ files }) => files.length === 0).map(({ word }) => word),
  }
}
