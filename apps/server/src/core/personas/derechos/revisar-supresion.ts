import { revisarSupresion } from '@alerce/contract/operations/personas/derechos'
import { useCase } from '../../use-case.ts'
import { documentoDelPedido, paraSuprimir } from './pedido-abierto.ts'
import { planDeSupresion, porTratamiento } from './plan-de-supresion.ts'

export const revisarSupresionUseCase = useCase(revisarSupresion, async ({ pedidoId }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, paraSuprimir)
  return porTratamiento((await planDeSupresion(ctx.tx, documento)).lineas)
})
