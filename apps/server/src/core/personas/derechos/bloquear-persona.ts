import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { bloquearPersona } from '@alerce/contract/operations/personas/derechos'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { blockPersona } from './block-persona.ts'
import { documentoDelPedido, paraBloquear } from './pedido-abierto.ts'
import { withBloqueados } from './read-model-bloqueo.ts'
import { actoDe } from './record-act.ts'

export const bloquearPersonaUseCase = useCase(bloquearPersona, async ({ pedidoId }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, { ...paraBloquear, tomar: true })
  const { bloqueados = [] } = await withBloqueados(ctx, documento)
  const ventas = await blockPersona(actoDe(ctx), { documento, pedidoId })
  ensure(ventas + bloqueados.length > 0, m.nadaQueBloquear)
  return { ventas }
})
