import { cargaArchivoPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { useCase } from '../../use-case.ts'
import { recibirComprobante } from './recibir-comprobante.ts'

export const cargaArchivoPrimerPagoUseCase = useCase(cargaArchivoPrimerPago, async (input, ctx) => {
  const { identificador, rut, nombreArchivo, binario, entidadId = null } = input
  const archivo = { nombre: nombreArchivo, contenido: Buffer.from(binario, 'base64') }
  return { adjuntoId: await recibirComprobante(ctx, { identificador, rut, entidadId, archivo, campo: 'binario' }) }
})
