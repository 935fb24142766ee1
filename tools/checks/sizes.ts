import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { report } from './report.ts'
import { isTest, root, sourceFiles } from './tree.ts'

const linesOfFile = 300
const linesOfTest = 500
/** Written by `npm run contract`: a line an operation. */
const written = ['packages/contract/operations.ts', 'packages/contract/routes.ts']

export interface Source {
  readonly path: string
  readonly text: string
}

const left = [
  { pattern: /(\/\/|\/\*|^\s*\*).*\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/, says: 'a note of unfinished work' },
  { pattern: /\.(skip|only|todo|fixme)\(/, says: 'a test that is skipped, alone or empty' },
  { pattern: /\bcatch\s*(\([^)]*\))?\s*\{\s*\}|\.catch\(\(\w*\) => \{\s*\}\)/, says: 'a swallowed error' },
]
const sleep = /waitForTimeout\(|setTimeout\((resolve|done|r)\b|timers\/promises/
const vague = /^(utils?|helpers?|common|manager|misc|data\d)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function inLines({ path, text }: Source): string[] {
  const watched = isTest(path) ? [...left, { pattern: sleep, says: 'a sleep' }] : left
  return text
    .split('\n')
    .flatMap((line, at) =>
      watched.filter(({ pattern }) => pattern.test(line)).map(({ says }) => `${path}:${at + 1} holds ${says}`),
    )
}

function inName(path: string): string[] {
  const [name = ''] = basename(path).split('.')
  const names = [...dirname(path).split('/'), name].filter((part) => part !== '.')
  const odd = names.filter((part) => !kebab.test(part)).map((part) => `${path}: «${part}» is not kebab-case`)
  const isVague = vague.test(name) && path !== 'packages/contract/messages/common.ts'
  return isVague ? [...odd, `${path}: «${name}» says nothing`] : odd
}

/** Problems of one file: its length, its name, leftovers such as skipped tests. No limit on imports or files a folder: people only worked around them. */
export function problemsOfFile(source: Source): string[] {
  const { path, text } = source
  const lines = count(text, /\n/g)
  const wall = isTest(path) ? linesOfTest : linesOfFile
  const isLong = lines > wall && !written.includes(path)
  return [...(isLong ? [`${path}: ${lines} lines, at most ${wall}`] : []), ...inName(path), ...inLines(source)]
}

if (import.meta.main) {
  const paths = sourceFiles()
  const problems = paths.flatMap((path) => problemsOfFile({ path, text: readFileSync(join(root, path), 'utf8') }))
  report('sizes', problems, `${paths.length} files`)
}
