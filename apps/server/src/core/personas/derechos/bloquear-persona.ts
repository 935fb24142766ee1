import { bloquearPersona } from '@alerce/contract/operations/personas/derechos'
import { useCase } from '../../use-case.ts'
import { blockPersona } from './block-persona.ts'
import { documentoDelPedido, paraBloquear } from './pedido-abierto.ts'
import { actoDe } from './record-act.ts'

export const bloquearPersonaUseCase = useCase(bloquearPersona, async ({ pedidoId }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, { ...paraBloquear, tomar: true })
  return { ventas: await blockPersona(actoDe(ctx), { documento, pedidoId }) }
})
