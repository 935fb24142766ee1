import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../checks/tree.ts'
import { types } from './steps.ts'

// A repository of a few small files, with our options and references
const folder = mkdtempSync(join(tmpdir(), 'alerce-types-'))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const files = {
  'packages/domain/hex.ts': "export const hex = (bytes: number): string => '0'.repeat(bytes)\n",
  // Keeps the package non-empty when its other file is deleted
  'packages/domain/other.ts': 'export const other = 1\n',
  'apps/web/src/id.ts': "import { hex } from '../../../packages/domain/hex.ts'\nexport const id = hex(4)\n",
  'apps/web/src/screens.ts': "export const screens = { home: '/' }\n",
  'apps/web/src/name.ts': "import { screens } from './screens.ts'\nexport type Name = keyof typeof screens\n",
  'apps/web/src/parts.ts':
    "import type { Name } from './name.ts'\nexport const parts: Record<Name, string> = { home: 'Home' }\n",
  'tools/start.ts': "import { hex } from '../packages/domain/hex.ts'\nexport const start = hex(1)\n",
}

/** Files with errors, as reported by the step of `npm run check`. */
function faults(): string[] {
  const [script = ''] = types.command
  const { stdout, status } = spawnSync(process.execPath, [join(root, script)], { cwd: folder, encoding: 'utf8' })
  const found = stdout.match(/^[\w./-]+(?=\(\d+,\d+\): error)/gm) ?? []
  expect(status === 0, stdout).toBe(found.length === 0)
  return [...new Set(found)].sort()
}

beforeAll(() => {
  for (const base of ['tsconfig.base.json', 'tsconfig.referenced.json'])
    copyFileSync(join(root, base), join(folder, base))
  const project = (path: string, base: string, include: string, ...references: string[]) =>
    write(
      `${path}/tsconfig.json`,
      JSON.stringify({ extends: base, include: [include], references: references.map((to) => ({ path: to })) }),
    )
  project('packages/domain', '../../tsconfig.referenced.json', '**/*.ts')
  project('apps/web', '../../tsconfig.base.json', 'src', '../../packages/domain')
  project('.', './tsconfig.base.json', 'tools', 'packages/domain')
  write('package.json', '{ "type": "module" }')
  for (const [path, text] of Object.entries(files)) write(path, text)
  expect(faults()).toEqual([])
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each<[string, keyof typeof files, string | null, string[]]>([
  [
    'a leaf that takes something else: in each project that calls it',
    'packages/domain/hex.ts',
    files['packages/domain/hex.ts'].replace('bytes: number', 'bytes: string').replace('(bytes)', '(+bytes)'),
    ['apps/web/src/id.ts', 'tools/start.ts'],
  ],
  [
    'a row too many in a table: where its names are read through another file',
    'apps/web/src/screens.ts',
    "export const screens = { home: '/', away: '/away' }\n",
    ['apps/web/src/parts.ts'],
  ],
  [
    'a file that is gone: where it was imported',
    'packages/domain/hex.ts',
    null,
    ['apps/web/src/id.ts', 'tools/start.ts'],
  ],
])('a fault is reported with a warm cache, and no longer once it is fixed; %s', (_, path, text, expected) => {
  if (text === null) rmSync(join(folder, path))
  else write(path, text)
  expect(faults()).toEqual(expected)
  expect(faults()).toEqual(expected)
  write(path, files[path])
  expect(faults()).toEqual([])
})
