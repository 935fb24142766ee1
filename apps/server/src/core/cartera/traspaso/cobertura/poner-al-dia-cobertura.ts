import { common } from '@alerce/contract/messages/common'
import { ponerAlDiaCobertura } from '@alerce/contract/operations/cartera/cobertura'
import { momentoDeCobertura } from '@alerce/domain/cartera/traspaso/cobertura'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { comenzar } from './comenzar.ts'
import { tomarCobertura } from './read-model.ts'
import { terminar } from './terminar.ts'

export const ponerAlDiaCoberturaUseCase = useCase(ponerAlDiaCobertura, async ({ coberturaId }, ctx) => {
  const cobertura = (await tomarCobertura(ctx.tx, coberturaId)) ?? refuse(common.notFound)
  const momento = momentoDeCobertura(cobertura, ctx.hoy)
  if (cobertura.terminada !== null || momento === 'por venir') return { casos: 0 }
  return { casos: momento === 'en curso' ? await comenzar(ctx, cobertura) : await terminar(ctx, cobertura) }
})
