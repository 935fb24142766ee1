import { common } from '@alerce/contract/messages/common'
import { desbloquearPersona } from '@alerce/contract/operations/personas/derechos'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { unblockPersona } from './block-persona.ts'
import { readPedido } from './pedidos.ts'
import { actoDe } from './record-act.ts'

/** Also after the answer: a block may outlast its request. */
export const desbloquearPersonaUseCase = useCase(desbloquearPersona, async ({ pedidoId }, ctx) => {
  const { documento } = (await readPedido(ctx, pedidoId, true)) ?? refuse(common.notFound)
  return { ventas: await unblockPersona(actoDe(ctx), documento) }
})
