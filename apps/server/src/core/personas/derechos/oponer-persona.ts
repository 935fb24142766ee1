import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { oponerPersona } from '@alerce/contract/operations/personas/derechos'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { objectPersona } from './object-persona.ts'
import { documentoDelPedido, paraOponer } from './pedido-abierto.ts'
import { actoDe } from './record-act.ts'

export const oponerPersonaUseCase = useCase(oponerPersona, async ({ pedidoId, tratamiento }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, { ...paraOponer, tomar: true })
  const ventas = await objectPersona(actoDe(ctx), { documento, pedidoId, tratamiento })
  return { ventas: ventas ?? refuse(m.yaSeOpuso) }
})
