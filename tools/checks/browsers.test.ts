import { expect, test } from 'vitest'
import { problemsOf } from './browsers.ts'

const inScript = (text: string) => problemsOf('postulante', [{ path: 'a.ts', text }])
const inSheet = (text: string) => problemsOf('postulante', [{ path: 'a.css', text }])

test.each([
  ['a static member that is too new', 'AbortSignal.any([a, b])', 1],
  ['one of the language', 'const { promise } = Promise.withResolvers()', 1],
  ['a member of an element that is too new', 'popup.showPopover()', 1],
  ['a member that is asked for first', 'popup.showPopover?.()', 0],
  ['a type', 'let a: NavigationHistoryEntry', 0],
  ['an old member', 'document.querySelector("a")', 0],
])('%s in a script', (_title, text, count) => {
  expect(inScript(text)).toHaveLength(count)
})

test.each([
  ['a property that is too new', 'p {\n  field-sizing: content;\n}', 1],
  ['one that degrades', 'p {\n  text-wrap: balance;\n}', 0],
  ['an at-rule that is too new', '@starting-style {\n}', 1],
  ['colours that the build lowers', 'p {\n  color: light-dark(red, blue);\n}', 0],
  ['a note', '/* field-sizing: content */', 0],
])('%s in a style sheet', (_title, text, count) => {
  expect(inSheet(text)).toHaveLength(count)
})

test('a problem names the line and the browsers', () => {
  expect(inScript('\nMap.groupBy(a, b)')).toEqual([
    expect.stringMatching(/^a\.ts:2: Map\.groupBy is not in chrome 111, .*safari_ios 16\.4$/),
  ])
})
