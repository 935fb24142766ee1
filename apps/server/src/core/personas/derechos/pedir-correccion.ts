import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { pedirCorreccion } from '@alerce/contract/operations/personas/derechos'
import { publish } from '../../../avisos/repository.ts'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { note } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { documentoDelPedido, paraCorregir } from './pedido-abierto.ts'
import { ventasQueNombran } from './read-model-pedidos.ts'

/**
 * The advisor corrects in the sale, or takes a beneficiary out of it: only there do price, papers and signature follow.
 */
export const pedirCorreccionUseCase = useCase(pedirCorreccion, async ({ pedidoId, correccion }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, { ...paraCorregir, tomar: true })
  const ventas = await ventasQueNombran(ctx.tx, documento)
  ensure(ventas.length > 0, m.sinVentas)
  for (const { id: prospectoId, asesorId } of ventas) {
    await note(ctx, prospectoId, 'correccionPedida', correccion)
    await notify(ctx, { usuarioId: asesorId, prospectoId }, 'correccionPedida')
    await publish(ctx.tx, { tema: 'prospecto', prospectoId, asesorId })
  }
  await recordEvento(
    ctx,
    'correccionPedida',
    `pedido ${pedidoId}; prospectos: ${ventas.map(({ id }) => id).join(', ')}`,
  )
  return { ventas: ventas.length }
})
