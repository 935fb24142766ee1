import { common } from '@alerce/contract/messages/common'
import { ponerAlDiaSuplencia } from '@alerce/contract/operations/cartera/suplencia'
import { momentoDeSuplencia } from '@alerce/domain/cartera/traspaso/suplencia'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { begin } from './begin.ts'
import { end } from './end.ts'
import { takeSuplencia } from './read-model.ts'

export const ponerAlDiaSuplenciaUseCase = useCase(ponerAlDiaSuplencia, async ({ suplenciaId }, ctx) => {
  const suplencia = (await takeSuplencia(ctx.tx, suplenciaId)) ?? refuse(common.notFound)
  const momento = momentoDeSuplencia(suplencia, ctx.hoy)
  if (suplencia.terminada !== null || momento === 'por venir') return { casos: 0 }
  return { casos: momento === 'en curso' ? await begin(ctx, suplencia) : await end(ctx, suplencia) }
})
