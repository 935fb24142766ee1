import { descartarBorrador } from '@alerce/contract/operations/base/borrador'
import { useCase } from '../../use-case.ts'
import { remove } from './repository.ts'
import { autorDe } from './vigencia.ts'

export const descartarBorradorUseCase = useCase(descartarBorrador, async ({ formulario }, ctx) => {
  await remove(ctx.tx, autorDe(ctx), formulario)
  return 'ok' as const
})
