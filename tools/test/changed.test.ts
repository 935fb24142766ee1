import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedFiles, code } from './changed.ts'

const folder = mkdtempSync(join(tmpdir(), 'alerce-changed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })

test('edited, new, deleted and renamed files all count as changed', () => {
  for (const name of ['edited.ts', 'deleted.ts', 'renamed.ts', 'same.ts']) writeFileSync(join(folder, name), name)
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.cl', 'commit', '--quiet', '--message=a')
  expect(changedFiles(folder)).toEqual({ there: [], deleted: [] })
  writeFileSync(join(folder, 'edited.ts'), 'otherwise')
  writeFileSync(join(folder, 'new.md'), '')
  rmSync(join(folder, 'deleted.ts'))
  renameSync(join(folder, 'renamed.ts'), join(folder, 'to.tsx'))
  git('add', 'to.tsx', 'renamed.ts')
  const { there, deleted } = changedFiles(folder)
  expect({ there, deleted }).toEqual({
    there: ['edited.ts', 'new.md', 'to.tsx'],
    deleted: ['deleted.ts', 'renamed.ts'],
  })
  expect(code(there)).toEqual(['edited.ts', 'to.tsx'])
})
