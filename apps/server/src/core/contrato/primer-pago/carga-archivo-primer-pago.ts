import { cargaArchivoPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { examinarBase64 } from '../../base/archivos/recibir-archivo.ts'
import { preparedUseCase } from '../../use-case.ts'
import { recibirComprobante } from './recibir-comprobante.ts'

export const cargaArchivoPrimerPagoUseCase = preparedUseCase(cargaArchivoPrimerPago, {
  prepare: ({ nombreArchivo, binario }, ctx) => examinarBase64(ctx, nombreArchivo, binario),
  run: async ({ identificador, rut, entidadId = null }, ctx, archivo) => ({
    adjuntoId: await recibirComprobante(ctx, { identificador, rut, entidadId, archivo, campo: 'binario' }),
  }),
})
