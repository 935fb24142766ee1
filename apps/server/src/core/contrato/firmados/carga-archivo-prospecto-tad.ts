import { cargaArchivoProspectoTAD } from '@alerce/contract/operations/contrato/firmados'
import { examineBase64 } from '../../base/archivos/receive-archivo.ts'
import { preparedUseCase } from '../../use-case.ts'
import { readFirmado, receiveFirmado } from './receive-firmado.ts'

export const cargaArchivoProspectoTADUseCase = preparedUseCase(cargaArchivoProspectoTAD, {
  prepare: async ({ nombreArchivo, binario }, ctx) =>
    await readFirmado(ctx, await examineBase64(ctx, nombreArchivo, binario)),
  run: async ({ identificador, imgCorrel = null }, ctx, archivo) => ({
    adJ_CORREL: await receiveFirmado(ctx, { identificador, imgCorrel, archivo, campo: 'binario' }),
  }),
})
