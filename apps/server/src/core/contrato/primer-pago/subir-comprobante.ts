import { subirComprobante } from '@alerce/contract/operations/contrato/primer-pago'
import { useCase } from '../../use-case.ts'
import { recibirComprobante } from './recibir-comprobante.ts'

export const subirComprobanteUseCase = useCase(subirComprobante, async (entrega, ctx) => ({
  adjuntoId: await recibirComprobante(ctx, { ...entrega, campo: 'archivo' }),
}))
