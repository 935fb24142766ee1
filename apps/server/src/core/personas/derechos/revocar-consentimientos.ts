import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { revocarConsentimientos } from '@alerce/contract/operations/personas/derechos'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { documentoDelPedido, paraRevocar } from './pedido-abierto.ts'
import { revokeConsentimientos } from './revoke-consentimientos.ts'

export const revocarConsentimientosUseCase = useCase(revocarConsentimientos, async ({ pedidoId }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, { ...paraRevocar, tomar: true })
  const declaraciones = await revokeConsentimientos(ctx, { documento, pedidoId })
  ensure(declaraciones > 0, m.nadaQueRevocar)
  return { declaraciones }
})
