import { common } from '@alerce/contract/messages/common'
import { terminarSuplencia } from '@alerce/contract/operations/cartera/suplencia'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { exigirCartera } from '../policy.ts'
import { tomarSuplencia } from './read-model.ts'
import { terminar } from './terminar.ts'

export const terminarSuplenciaUseCase = useCase(terminarSuplencia, async ({ suplenciaId }, ctx) => {
  const suplencia = (await tomarSuplencia(ctx.tx, suplenciaId)) ?? refuse(common.notFound)
  await exigirCartera(ctx, suplencia.ausenteId)
  return { devueltos: await terminar(ctx, suplencia) }
})
