/** One step of `npm test`: a process that must end well. */
export interface Step {
  readonly name: string
  /** A script or a program of node_modules, with its arguments; run by this same Node. */
  readonly command: readonly string[]
  /** Report of a test runner; its tests are counted. A step without one counts as one check. */
  readonly counts?: { readonly file: string; readonly of: 'vitest' | 'playwright' }
}

const bin = (path: string): string => `node_modules/${path}`
const types = (folder: string): Step => ({
  name: `types ${folder}`,
  command: [bin('@typescript/native/bin/tsc'), '-p', folder],
})

export const guards: Step[] = [
  { name: 'format and lint', command: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  ...['apps/server', 'apps/web', 'packages/contract', 'packages/domain', '.'].map(types),
  { name: 'shape', command: ['tools/checks/shape.ts'] },
  { name: 'dead code', command: [bin('knip/bin/knip.js')] },
  { name: 'sizes', command: ['tools/checks/sizes.ts'] },
  { name: 'docs', command: ['tools/checks/docs.ts'] },
]

export const webBuild: Step = { name: 'web build', command: ['tools/web/build.ts'] }

export function vitest(...projects: string[]): Step {
  const file = `.data/vitest-${projects.join('-')}.json`
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: `tests ${projects.join(', ')}`,
    command: [bin('vitest/vitest.mjs'), 'run', ...projects.map((name) => `--project=${name}`), ...options],
    counts: { file, of: 'vitest' },
  }
}

const browser = (name: string, ...files: string[]): Step => ({
  name,
  command: [bin('@playwright/test/cli.js'), 'test', ...files],
  counts: { file: '.data/playwright.json', of: 'playwright' },
})

export const journeys = browser('journeys')

/** Those in which it is the database that matters: the whole sale, kill -9, and what one browser tells another. */
export const journeysOfData = browser(
  'journeys',
  'e2e/sale.spec.ts',
  'e2e/resilience.spec.ts',
  'e2e/notifications.spec.ts',
)
