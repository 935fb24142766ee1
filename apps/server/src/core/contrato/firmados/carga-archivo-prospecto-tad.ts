import { cargaArchivoProspectoTAD } from '@alerce/contract/operations/contrato/firmados'
import { useCase } from '../../use-case.ts'
import { recibirFirmado } from './recibir-firmado.ts'

export const cargaArchivoProspectoTADUseCase = useCase(cargaArchivoProspectoTAD, async (input, ctx) => {
  const { identificador, nombreArchivo, binario, imgCorrel = null } = input
  const archivo = { nombre: nombreArchivo, contenido: Buffer.from(binario, 'base64') }
  return { adJ_CORREL: await recibirFirmado(ctx, { identificador, imgCorrel, archivo, campo: 'binario' }) }
})
