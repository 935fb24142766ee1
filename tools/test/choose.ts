import { relative, resolve } from 'node:path'
import { root } from '../checks/tree.ts'

const asPath = (word: string): string => (/^[./]/.test(word) ? relative(root, resolve(word)) : word)

/** A source file stands for the tests that are named after it. */
const stem = (path: string): string => (/\.(test|spec)\.tsx?$/.test(path) ? path : path.replace(/\.(ts|tsx|css)$/, '.'))

export interface Choice {
  readonly files: readonly string[]
  /** Arguments that name no test. */
  readonly unknown: readonly string[]
}

/** The test files that have one of the words in their path: a folder, a file, the file that a test is about, or a part. */
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
