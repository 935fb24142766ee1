import { describe, expect, test } from 'vitest'
import { problemsOfFile } from './sizes.ts'

const lines = (count: number) => 'x\n'.repeat(count)

describe('one file', () => {
  test.each([
    ['a file at the wall', 'apps/a.ts', lines(300), 0],
    ['a file over the wall', 'apps/a.ts', lines(301), 1],
    ['a test may be longer', 'apps/a.test.ts', lines(500), 0],
    ['a test has a wall too', 'e2e/a.spec.ts', lines(501), 1],
    ['a note of unfinished work', 'apps/a.ts', `const a = 1 // ${'TO'}DO later`, 1],
    ['the Spanish word in a text', 'apps/a.ts', `const filtro = '${'TO'}DO'`, 0],
    ['a skipped test', 'apps/a.test.ts', `test.${'skip'}('a', f)`, 1],
    ['a test run alone', 'apps/a.test.ts', `test.${'only'}('a', f)`, 1],
    ['an empty catch', 'apps/a.ts', `try { f() } ${'catch'} {}`, 1],
    ['an empty catch with a name', 'apps/a.ts', `try { f() } ${'catch'} (error) { }`, 1],
    ['a promise with a swallowed failure', 'apps/a.ts', `f().${'catch'}(() => {})`, 1],
    ['a catch that acts', 'apps/a.ts', 'try { f() } catch (error) { log(error) }', 0],
    ['a sleep in a test', 'apps/a.test.ts', `await new Promise((resolve) => set${'Timeout'}(resolve, 10))`, 1],
    ['a timer outside a test', 'apps/a.ts', `set${'Timeout'}(resolve, 10)`, 0],
    ['a camel-case name', 'apps/miArchivo.ts', '', 1],
    ['an accent in a folder', 'apps/declaración/a.ts', '', 1],
    ['a name that says nothing', 'apps/utils.ts', '', 1],
    ['a suffix', 'apps/tarjeta.module.css', '', 0],
  ])('%s', (_title, path, text, expected) => {
    expect(problemsOfFile({ path, text })).toHaveLength(expected)
  })

  test('the line is named', () => {
    expect(problemsOfFile({ path: 'a.ts', text: `\nf().${'catch'}(() => {})` })).toEqual([
      'a.ts:2 holds a swallowed error',
    ])
  })
})
