import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { root } from '../checks/tree.ts'

const run = (after: string) => {
  const script = `
    const { liveInMemory } = await import('./tools/test/memory.ts')
    process.once('exit', liveInMemory())
    console.log((await import('node:os')).tmpdir())
    ${after}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root }).stdout.toString().trim()
}

test('temporary files of a run are deleted at its end', () => {
  const folder = run('')
  expect(existsSync(folder)).toBe(folder === tmpdir())
})

test('and those of a killed run, by the next', () => {
  const left = run("process.kill(process.pid, 'SIGKILL')")
  expect(existsSync(left)).toBe(true)
  run('')
  expect(existsSync(left)).toBe(left === tmpdir())
})
