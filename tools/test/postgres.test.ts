import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../checks/tree.ts'

test('finding a PostgreSQL leaves the exit code of the process alone', () => {
  const script = "await import('./tools/test/postgres.ts'); process.exitCode = 3"
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  expect(status).toBe(3)
})
