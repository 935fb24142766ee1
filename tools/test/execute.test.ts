import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../checks/tree.ts'
import { execute } from './execute.ts'

const memory = '.data/prueba-de-memoria'

async function after(code: number): Promise<boolean> {
  mkdirSync(join(root, '.data'), { recursive: true })
  writeFileSync(join(root, memory), '')
  await execute({ name: `ends with ${code}`, command: ['--eval', `process.exit(${code})`], memory }, process.env)
  return existsSync(join(root, memory))
}

test('a step that failed forgets what it remembered; one that went well keeps it', async () => {
  expect([await after(1), await after(0)]).toEqual([false, true])
})
