import { common } from '@alerce/contract/messages/common'
import { terminarCobertura } from '@alerce/contract/operations/cartera/cobertura'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { exigirCartera } from '../policy.ts'
import { tomarCobertura } from './read-model.ts'
import { terminar } from './terminar.ts'

export const terminarCoberturaUseCase = useCase(terminarCobertura, async ({ coberturaId }, ctx) => {
  const cobertura = (await tomarCobertura(ctx.tx, coberturaId)) ?? refuse(common.notFound)
  await exigirCartera(ctx, cobertura.ausenteId)
  return { devueltos: await terminar(ctx, cobertura) }
})
