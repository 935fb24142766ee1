import { filesLike } from '../checks/tree.ts'

/** One step of a run: a process that must exit with 0. */
export interface Step {
  readonly name: string
  /** A script or a program of node_modules with its arguments, run by this Node. */
  readonly command: readonly string[]
  /** Report of a test runner, to count its tests. A step without report counts as one check. */
  readonly counts?: { readonly file: string; readonly of: 'vitest' | 'playwright' }
  /** Running no test is no failure. */
  readonly mayBeEmpty?: true
}

const bin = (path: string): string => `node_modules/${path}`

/** Biome on the whole repository, or on some files. */
export const lint = (...paths: string[]): Step => ({
  name: 'format and lint',
  command: [
    bin('@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
    ...(paths.length > 0 ? ['--no-errors-on-unmatched', ...paths] : ['.']),
  ],
})

export const types: Step = { name: 'types', command: ['tools/checks/types.ts'] }

export const guards: Step[] = [
  lint(),
  types,
  { name: 'shape', command: ['tools/checks/shape.ts'] },
  { name: 'dead code', command: [bin('knip/bin/knip.js')] },
  { name: 'sizes', command: ['tools/checks/sizes.ts'] },
  { name: 'docs', command: ['tools/checks/docs.ts'] },
  { name: 'words', command: ['tools/checks/words.ts'] },
  { name: 'browsers', command: ['tools/checks/browsers.ts'] },
]

/** Runs after all server tests, which record the kinds of notices and letters they sent. */
export const said: Step = { name: 'notices and letters said', command: ['tools/checks/said.ts'] }

export const webBuild: Step = { name: 'web build', command: ['tools/web/build.ts'] }

function vitest(name: string, mode: 'run' | 'related', ...options: string[]): Step {
  const file = `.data/vitest-${name.replaceAll(/\W+/g, '-')}.json`
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    command: [bin('vitest/vitest.mjs'), mode, ...options, ...reports],
    counts: { file, of: 'vitest' },
  }
}

export type TestProject = 'unit' | 'server' | 'web'

/** All tests of a project, or those of some files. */
export const tests = (project: TestProject, ...files: string[]): Step =>
  vitest(`tests ${project}`, 'run', `--project=${project}`, ...files)

/** One shard of all tests of a project; files are distributed by name. */
export const part = (project: TestProject, which: number, of: number, ...options: string[]): Step =>
  vitest(`tests ${project} ${which} of ${of}`, 'run', `--project=${project}`, `--shard=${which}/${of}`, ...options)

/** Tests without database and DOM that import any of these files, directly or not. */
export const relatedTests = (...files: string[]): Step => ({
  ...vitest('related unit tests', 'related', '--run', '--project=unit', '--passWithNoTests', ...files),
  mayBeEmpty: true,
})

/** All journeys, or some files. */
export const journeys = (...files: string[]): Step => ({
  name: 'journeys',
  command: [bin('@playwright/test/cli.js'), 'test', ...files],
  counts: { file: '.data/playwright.json', of: 'playwright' },
})

export const testFiles = (): string[] =>
  filesLike('packages/*/**/*.test.ts', 'tools/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts')

/** Project that runs a test file. */
export function projectOf(file: string): TestProject | 'journeys' {
  if (file.startsWith('e2e/')) return 'journeys'
  if (file.startsWith('apps/server/')) return 'server'
  return file.endsWith('.tsx') ? 'web' : 'unit'
}
