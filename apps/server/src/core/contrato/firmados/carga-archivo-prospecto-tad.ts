import { cargaArchivoProspectoTAD } from '@alerce/contract/operations/contrato/firmados'
import { examinarBase64 } from '../../base/archivos/recibir-archivo.ts'
import { preparedUseCase } from '../../use-case.ts'
import { leerFirmado, recibirFirmado } from './recibir-firmado.ts'

export const cargaArchivoProspectoTADUseCase = preparedUseCase(cargaArchivoProspectoTAD, {
  prepare: async ({ nombreArchivo, binario }, ctx) =>
    await leerFirmado(ctx, await examinarBase64(ctx, nombreArchivo, binario)),
  run: async ({ identificador, imgCorrel = null }, ctx, archivo) => ({
    adJ_CORREL: await recibirFirmado(ctx, { identificador, imgCorrel, archivo, campo: 'binario' }),
  }),
})
