import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { operations } from '@alerce/contract/operations'
import { fileNameOf } from './use-case.ts'

export const coreFolder = import.meta.dirname

/** Files of use cases and listeners in this folder, found by name: a manual list could miss one. */
export function listPartFiles(): string[] {
  const useCaseFiles = new Set(operations.map(({ name }) => `${fileNameOf(name)}.ts`))
  const isPart = (path: string) => useCaseFiles.has(basename(path)) || basename(path).startsWith('on-')
  return globSync('*/*/**/*.ts', { cwd: coreFolder })
    .filter((path) => isPart(path) && !path.endsWith('.test.ts'))
    .toSorted()
}
