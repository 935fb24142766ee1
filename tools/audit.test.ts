import { expect, test } from 'vitest'
import { judgeAudit } from './audit.ts'

const report = (vulnerabilities: Record<string, number>) => JSON.stringify({ metadata: { vulnerabilities } })

test.each([
  ['nothing known', report({ low: 0, moderate: 0, high: 0, critical: 0, total: 0 }), 0, 'no known vulnerability'],
  ['low and moderate ones', report({ low: 2, moderate: 1, high: 0, critical: 0, total: 3 }), 0, '2 low, 1 moderate'],
  ['a high one', report({ low: 0, moderate: 0, high: 1, critical: 0, total: 1 }), 1, '1 high'],
  ['a critical one', report({ low: 1, moderate: 0, high: 0, critical: 1, total: 2 }), 1, '1 low, 1 critical'],
  ['a registry without audit', '{"error":{"code":"ENOAUDIT","summary":"not supported"}}', 0, 'WARNING'],
  ['a page in place of a report', '<html>404</html>', 0, 'WARNING'],
  ['no answer', '', 0, 'WARNING'],
])('%s', (_title, output, code, words) => {
  const verdict = judgeAudit(output)
  expect(verdict.code).toBe(code)
  expect(verdict.line).toContain(words)
})
