import { subirComprobante } from '@alerce/contract/operations/contrato/primer-pago'
import { examineArchivo } from '../../base/archivos/receive-archivo.ts'
import { preparedUseCase } from '../../use-case.ts'
import { receiveComprobante } from './receive-comprobante.ts'

export const subirComprobanteUseCase = preparedUseCase(subirComprobante, {
  prepare: ({ archivo }, ctx) => examineArchivo(ctx, archivo),
  run: async (entrega, ctx, archivo) => ({
    adjuntoId: await receiveComprobante(ctx, { ...entrega, archivo, campo: 'archivo' }),
  }),
})
