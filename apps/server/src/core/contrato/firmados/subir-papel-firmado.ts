import { subirPapelFirmado } from '@alerce/contract/operations/contrato/firmados'
import { examineArchivo } from '../../base/archivos/receive-archivo.ts'
import { preparedUseCase } from '../../use-case.ts'
import { readFirmado, receiveFirmado } from './receive-firmado.ts'

export const subirPapelFirmadoUseCase = preparedUseCase(subirPapelFirmado, {
  prepare: async ({ archivo }, ctx) => await readFirmado(ctx, await examineArchivo(ctx, archivo)),
  run: async (entrega, ctx, archivo) => ({
    adJ_CORREL: await receiveFirmado(ctx, { ...entrega, archivo, campo: 'archivo' }),
  }),
})
