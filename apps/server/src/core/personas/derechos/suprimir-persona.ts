import { suprimirPersona } from '@alerce/contract/operations/personas/derechos'
import { useCase } from '../../use-case.ts'
import { erasePersona } from './erase-persona.ts'
import { documentoDelPedido, paraSuprimir } from './pedido-abierto.ts'
import { porTratamiento } from './plan-de-supresion.ts'
import { actoDe } from './record-act.ts'

export const suprimirPersonaUseCase = useCase(suprimirPersona, async ({ pedidoId }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, { ...paraSuprimir, tomar: true })
  return porTratamiento(await erasePersona(actoDe(ctx), { documento, pedidoId }))
})
