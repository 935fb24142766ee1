import { cargaArchivoPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { examineBase64 } from '../../base/archivos/receive-archivo.ts'
import { preparedUseCase } from '../../use-case.ts'
import { receiveComprobante } from './receive-comprobante.ts'

export const cargaArchivoPrimerPagoUseCase = preparedUseCase(cargaArchivoPrimerPago, {
  prepare: ({ nombreArchivo, binario }, ctx) => examineBase64(ctx, nombreArchivo, binario),
  run: async ({ identificador, rut, entidadId = null }, ctx, archivo) => ({
    adjuntoId: await receiveComprobante(ctx, { identificador, rut, entidadId, archivo, campo: 'binario' }),
  }),
})
