import { common } from '@alerce/contract/messages/common'
import { actualizacionOperations } from '@alerce/contract/operations/prospecto/actualizacion'
import { refuse } from '../refusal.ts'
import type { UseCase } from '../use-case.ts'

export const actualizacionUseCases: readonly UseCase[] = actualizacionOperations.map((operation) => ({
  operation,
  run: async () => refuse(common.unavailable),
}))
