import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { registrarPedidoPersona } from '@alerce/contract/operations/personas/derechos'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readDocumento } from './documento-de-persona.ts'
import { registerPedido } from './pedidos.ts'
import { actoDe } from './record-act.ts'

export const registrarPedidoPersonaUseCase = useCase(registrarPedidoPersona, async (input, ctx) => {
  const { derecho, tipoDocumento, recibido, identidad } = input
  ensure(recibido <= ctx.hoy, fechaMessages.posterior, { campo: 'recibido' })
  const documento =
    readDocumento(input.documento, tipoDocumento === 'pasaporte') ?? refuse(m.documentoInvalido, { campo: 'documento' })
  const { id, vence } = await registerPedido(actoDe(ctx), { derecho, documento, recibido, identidad })
  return { pedidoId: id, vence }
})
