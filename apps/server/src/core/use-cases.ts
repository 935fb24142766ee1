import type { UseCase } from './use-case.ts'

/** Every use case of the embedded core. The server refuses to start when this list and the contract differ. */
export const useCases: readonly UseCase[] = []
