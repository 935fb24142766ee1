import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './checks/tree.ts'
import { isAllowed, noticesFile, noticesOf, ownNotices, printNotices } from './notices.ts'

test('every production package has a licence of the allowed list', () => {
  expect(ownNotices().filter(({ license }) => !isAllowed(license))).toEqual([])
})

test('THIRD-PARTY.md is what npm run notices writes', () => {
  expect(readFileSync(join(root, noticesFile), 'utf8')).toBe(printNotices(ownNotices()))
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['(MIT AND (LGPL-3.0 OR MIT))', false],
  ['UNKNOWN', false],
  ['', false],
])('%s is allowed: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected)
})

test('development packages, links and our own are left out; a nested one is named after itself, each version once', () => {
  const packages = {
    '': { version: '1.0.0' },
    'packages/domain': { version: '1.0.0' },
    'node_modules/@alerce/domain': { link: true },
    'node_modules/vitest': { version: '5.0.0', license: 'MIT', dev: true },
    'node_modules/csstype': { version: '3.0.0', license: 'MIT', devOptional: true },
    'node_modules/zod': { version: '4.0.0', license: 'MIT' },
    'node_modules/pg/node_modules/@scope/split': { version: '1.0.0', license: 'ISC' },
    'node_modules/other/node_modules/@scope/split': { version: '1.0.0', license: 'ISC' },
    'node_modules/@scope/split': { version: '2.0.0' },
  }
  expect(noticesOf(packages, (path) => `of ${path}`)).toEqual([
    { name: '@scope/split', version: '1.0.0', license: 'ISC' },
    { name: '@scope/split', version: '2.0.0', license: 'of node_modules/@scope/split' },
    { name: 'zod', version: '4.0.0', license: 'MIT' },
  ])
})
