import { expect, test } from 'vitest'
import { failedTestsIn, failuresIn } from './failures.ts'

test('each failed try is reported with its place and first error lines, without colours', () => {
  const error = {
    message: `\u001b[31mError\u001b[39m: not visible\n\n${'line\n'.repeat(20)}`,
    location: { file: '/somewhere/e2e/a.spec.ts', line: 7 },
  }
  const spec = { title: 'sells', tests: [{ results: [{ error }, {}] }] }
  const report = { suites: [{ suites: [{ specs: [spec] }], specs: [{ title: 'reads', tests: [{ results: [{}] }] }] }] }
  expect(failuresIn(report)).toEqual([`«sells» at e2e/a.spec.ts:7\n    Error: not visible${'\n    line'.repeat(5)}`])
  expect(failuresIn({})).toEqual([])
})

test('so is each test that failed, and a file that could not be read', () => {
  const failed = { status: 'failed', fullName: 'adds two', failureMessages: ['Error: 1 is not 2\n at a.ts:3'] }
  const passed = { status: 'passed', fullName: 'adds three', failureMessages: [] }
  const report = {
    testResults: [
      { name: '/check/packages/domain/a.test.ts', message: '', assertionResults: [failed, passed] },
      { name: '/check/apps/server/src/b.test.ts', message: 'SyntaxError', assertionResults: [] },
      { name: '/check/tools/c.test.ts', assertionResults: [passed] },
    ],
  }
  expect(failedTestsIn(report)).toEqual([
    '«adds two» at packages/domain/a.test.ts\n    Error: 1 is not 2\n     at a.ts:3',
    '«the whole file» at apps/server/src/b.test.ts\n    SyntaxError',
  ])
})
