import { common } from '@alerce/contract/messages/common'
import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { responderPedidoPersona } from '@alerce/contract/operations/personas/derechos'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readPedido, respondPedido } from './pedidos.ts'
import { actoDe } from './record-act.ts'

export const responderPedidoPersonaUseCase = useCase(responderPedidoPersona, async ({ pedidoId, respuesta }, ctx) => {
  if ((await readPedido(ctx, pedidoId)) === null) return refuse(common.notFound)
  ensure(await respondPedido(actoDe(ctx), pedidoId, respuesta), m.yaContestado)
  return 'ok' as const
})
