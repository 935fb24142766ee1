import { descartarBorrador } from '@alerce/contract/operations/base/borrador'
import { useCase } from '../../use-case.ts'
import { borrar } from './repository.ts'
import { autorDe } from './vigencia.ts'

export const descartarBorradorUseCase = useCase(descartarBorrador, async ({ formulario }, ctx) => {
  await borrar(ctx.tx, autorDe(ctx), formulario)
  return 'ok' as const
})
