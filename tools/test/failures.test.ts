import { expect, test } from 'vitest'
import { failuresIn } from './failures.ts'

test('each try that failed is told with its place and the first lines of its error, in plain letters', () => {
  const error = {
    message: `\u001b[31mError\u001b[39m: not visible\n\n${'line\n'.repeat(20)}`,
    location: { file: '/somewhere/e2e/a.spec.ts', line: 7 },
  }
  const spec = { title: 'sells', tests: [{ results: [{ error }, {}] }] }
  const report = { suites: [{ suites: [{ specs: [spec] }], specs: [{ title: 'reads', tests: [{ results: [{}] }] }] }] }
  expect(failuresIn(report)).toEqual([`«sells» at e2e/a.spec.ts:7\n    Error: not visible${'\n    line'.repeat(5)}`])
  expect(failuresIn({})).toEqual([])
})
