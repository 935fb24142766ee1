import { subirComprobante } from '@alerce/contract/operations/contrato/primer-pago'
import { examinarArchivo } from '../../base/archivos/recibir-archivo.ts'
import { preparedUseCase } from '../../use-case.ts'
import { recibirComprobante } from './recibir-comprobante.ts'

export const subirComprobanteUseCase = preparedUseCase(subirComprobante, {
  prepare: ({ archivo }, ctx) => examinarArchivo(ctx, archivo),
  run: async (entrega, ctx, archivo) => ({
    adjuntoId: await recibirComprobante(ctx, { ...entrega, archivo, campo: 'archivo' }),
  }),
})
