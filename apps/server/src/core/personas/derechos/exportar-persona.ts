import { exportarPersona } from '@alerce/contract/operations/personas/derechos'
import { armarZip } from '@alerce/domain/base/archivos/zip'
import { useCase } from '../../use-case.ts'
import { gatherEntrega } from './export-persona.ts'
import { documentoDelPedido, paraEntregar } from './pedido-abierto.ts'
import { actoDe } from './record-act.ts'

export const exportarPersonaUseCase = useCase(exportarPersona, async ({ pedidoId }, ctx) => {
  const documento = await documentoDelPedido(ctx, pedidoId, paraEntregar)
  const { archivos } = await gatherEntrega(ctx, documento, (act) =>
    ctx.leaveRegistro((tx) => act({ ...actoDe(ctx), tx })),
  )
  return {
    contenido: Buffer.from(armarZip([...archivos])),
    mime: 'application/zip' as const,
    nombre: `pedido-${pedidoId}.zip`,
  }
})
