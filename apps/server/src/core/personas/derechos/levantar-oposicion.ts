import { common } from '@alerce/contract/messages/common'
import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { levantarOposicion } from '@alerce/contract/operations/personas/derechos'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { liftObjection } from './object-persona.ts'
import { readPedido } from './pedidos.ts'
import { actoDe } from './record-act.ts'

/** Also after the answer: an objection outlasts its request. */
export const levantarOposicionUseCase = useCase(levantarOposicion, async ({ pedidoId, tratamiento }, ctx) => {
  const { documento } = (await readPedido(ctx, pedidoId, true)) ?? refuse(common.notFound)
  const ventas = await liftObjection(actoDe(ctx), { documento, pedidoId, tratamiento })
  return { ventas: ventas ?? refuse(m.sinOposicion) }
})
