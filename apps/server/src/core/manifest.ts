import type { Listener } from './listener.ts'
import { parts } from './parts.ts'
import type { UseCase } from './use-case.ts'

const isUseCase = (part: unknown): part is UseCase => typeof part === 'object' && part !== null && 'operation' in part
const isListener = (part: unknown): part is Listener => typeof part === 'object' && part !== null && 'hear' in part

/** All use cases of the core. */
export const useCases: readonly UseCase[] = parts.filter(isUseCase)

/** Listeners of events of lower contexts. */
export const listeners: readonly Listener[] = parts.filter(isListener)
