import { obtenerConsentimientos } from '@alerce/contract/operations/personas/derechos'
import { useCase } from '../../use-case.ts'
import { documentoDelPedido, paraRevocar } from './pedido-abierto.ts'
import { withBloqueados } from './read-model-bloqueo.ts'
import { consentimientosDe } from './read-model-consentimientos.ts'

export const obtenerConsentimientosUseCase = useCase(obtenerConsentimientos, async ({ pedidoId }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, paraRevocar)
  return await consentimientosDe(ctx.tx, await withBloqueados(ctx, documento))
})
