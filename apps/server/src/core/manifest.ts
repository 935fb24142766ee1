import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { operations } from '@alerce/contract/operations'
import type { Listener } from './listener.ts'
import { fileNameOf, type UseCase } from './use-case.ts'

const useCaseFiles = new Set(operations.map(({ name }) => `${fileNameOf(name)}.ts`))
const isPart = (path: string): boolean => useCaseFiles.has(basename(path)) || basename(path).startsWith('on-')

async function readParts(): Promise<unknown[]> {
  const here = import.meta.dirname
  const files = globSync('*/*/**/*.ts', { cwd: here }).filter((path) => isPart(path) && !path.endsWith('.test.ts'))
  const modules: object[] = await Promise.all(
    files.toSorted().map((path) => import(pathToFileURL(join(here, path)).href)),
  )
  return modules.flatMap((found) => Object.values(found))
}

const isUseCase = (part: unknown): part is UseCase => typeof part === 'object' && part !== null && 'operation' in part
const isListener = (part: unknown): part is Listener => typeof part === 'object' && part !== null && 'hear' in part

const parts = await readParts()

/** Every use case of the embedded core, found by the name of its file: there is no list to forget one in. */
export const useCases: readonly UseCase[] = parts.filter(isUseCase)

/** Whoever does something about what happens further down. */
export const listeners: readonly Listener[] = parts.filter(isListener)
