import { revisarSupresion } from '@alerce/contract/operations/personas/derechos'
import { useCase } from '../../use-case.ts'
import { documentoDelPedido, paraSuprimir } from './pedido-abierto.ts'
import { planDeSupresion, porTratamiento } from './plan-de-supresion.ts'
import { withBloqueados } from './read-model-bloqueo.ts'

export const revisarSupresionUseCase = useCase(revisarSupresion, async ({ pedidoId }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, paraSuprimir)
  return porTratamiento((await planDeSupresion(ctx.tx, await withBloqueados(ctx, documento))).lineas)
})
