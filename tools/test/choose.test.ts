import { expect, test } from 'vitest'
import { choose } from './choose.ts'
import { filesOf, ofTheEngine } from './engines.ts'
import { projectOf, testFiles } from './steps.ts'

const files = [
  'apps/server/src/core/agenda/citas/agenda.test.ts',
  'apps/web/src/features/agenda/citas/agenda-screen.test.tsx',
  'apps/web/src/features/agenda/citas/moves.test.ts',
  'e2e/agenda/vistas.spec.ts',
  'packages/domain/base/persona/rut.test.ts',
]

test.each([
  ['a word', ['rut'], ['packages/domain/base/persona/rut.test.ts']],
  ['a folder', ['apps/web/src/features/agenda/citas'], files.slice(1, 3)],
  ['a folder by its relative path', ['./e2e'], [files[3]]],
  ['a test file', ['packages/domain/base/persona/rut.test.ts'], [files[4]]],
  ['the file that a test is about', ['packages/domain/base/persona/rut.ts'], [files[4]]],
  ['two words, each file once', ['moves', 'citas/moves'], [files[2]]],
])('%s chooses the files with it in their path', (_, words, chosen) => {
  expect(choose(words, files)).toEqual({ files: chosen, unknown: [] })
})

test('an argument that names no test is reported, beside those that do', () => {
  expect(choose(['rut', 'rutt', ''], files)).toEqual({ files: [files[4]], unknown: ['rutt', ''] })
})

test.each([
  ['server', files[0]],
  ['web', files[1]],
  ['unit', files[2]],
  ['journeys', files[3]],
  ['unit', files[4]],
] as const)('%s: %s', (project, file) => {
  expect(projectOf(file ?? '')).toBe(project)
})

test('every test of the engine list exists, once', () => {
  const all = new Set(testFiles())
  const marked = filesOf(ofTheEngine)
  expect(marked.filter((file) => !all.has(file))).toEqual([])
  expect(new Set(marked).size).toBe(marked.length)
})

test('a pattern of an engine that finds nothing is a mistake', () => {
  expect(() => filesOf(['apps/server/src/nowhere/*.test.ts'])).toThrow('nowhere')
})
