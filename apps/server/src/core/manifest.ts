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
  const parts: unknown[] = []
  // One after the other: parallel imports keep every module graph in memory, 100 MB in total
  for (const path of files.toSorted()) {
    const found: object = await import(pathToFileURL(join(here, path)).href)
    parts.push(...Object.values(found))
  }
  return parts
}

const isUseCase = (part: unknown): part is UseCase => typeof part === 'object' && part !== null && 'operation' in part
const isListener = (part: unknown): part is Listener => typeof part === 'object' && part !== null && 'hear' in part

const parts = await readParts()

/** Use cases of the core, found by file name: a manual list could miss one. */
export const useCases: readonly UseCase[] = parts.filter(isUseCase)

/** Listeners of events of lower contexts. */
export const listeners: readonly Listener[] = parts.filter(isListener)
