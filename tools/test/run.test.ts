import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../checks/tree.ts'

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`tools/test/${script}.ts`, ...args], { cwd: root, encoding: 'utf8' })

test.each([
  ['run', ['no-test-has-this-name'], 'No test has this in its path: no-test-has-this-name'],
  ['run', ['rut', 'no-test-has-this-name'], 'No test has this in its path: no-test-has-this-name'],
  ['run', ['--everything'], '--everything'],
  ['run', ['--on=oracle'], 'No engine is called «oracle».'],
  ['check', ['everything'], 'npm run check'],
])('%s %j is refused and nothing runs', (script, args, said) => {
  const { status, stdout, stderr } = run(script, ...args)
  expect(stderr).toContain(said)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
})
