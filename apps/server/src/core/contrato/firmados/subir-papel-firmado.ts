import { subirPapelFirmado } from '@alerce/contract/operations/contrato/firmados'
import { examinarArchivo } from '../../base/archivos/recibir-archivo.ts'
import { preparedUseCase } from '../../use-case.ts'
import { leerFirmado, recibirFirmado } from './recibir-firmado.ts'

export const subirPapelFirmadoUseCase = preparedUseCase(subirPapelFirmado, {
  prepare: async ({ archivo }, ctx) => await leerFirmado(ctx, await examinarArchivo(ctx, archivo)),
  run: async (entrega, ctx, archivo) => ({
    adJ_CORREL: await recibirFirmado(ctx, { ...entrega, archivo, campo: 'archivo' }),
  }),
})
