import { common } from '@alerce/contract/messages/common'
import { terminarSuplencia } from '@alerce/contract/operations/cartera/suplencia'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { ensureCartera } from '../policy.ts'
import { end } from './end.ts'
import { takeSuplencia } from './read-model.ts'

export const terminarSuplenciaUseCase = useCase(terminarSuplencia, async ({ suplenciaId }, ctx) => {
  const suplencia = (await takeSuplencia(ctx.tx, suplenciaId)) ?? refuse(common.notFound)
  await ensureCartera(ctx, suplencia.ausenteId)
  return { devueltos: await end(ctx, suplencia) }
})
