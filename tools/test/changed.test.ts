import { expect, test } from 'vitest'
import { projectsOf } from './changed.ts'

test.each([
  [
    'packages/domain/base/persona/rut.ts',
    ['packages/domain', 'packages/contract', 'packages/evidencia', 'apps/server', 'apps/web'],
  ],
  ['packages/contract/routes.ts', ['packages/contract', 'apps/server', 'apps/web']],
  ['apps/server/src/start.ts', ['apps/server']],
  ['apps/web/src/entries/dashboard.tsx', ['apps/web']],
  ['apps/web/vite.config.ts', ['.']],
  ['tools/start.ts', ['.']],
  ['docs/ARCHITECTURE.md', []],
])('%s touches the types of %j', (file, projects) => {
  expect(projectsOf([file])).toEqual(projects)
})

test('each project is checked once', () => {
  expect(projectsOf(['packages/contract/routes.ts', 'apps/web/src/a.tsx', 'tools/start.ts'])).toEqual([
    'packages/contract',
    'apps/server',
    'apps/web',
    '.',
  ])
})
