import { validarDocumentosFirmados } from '@alerce/contract/operations/contrato/firmados'
import { firmadosCompletos } from '@alerce/domain/contrato/firmados'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { useCase } from '../../use-case.ts'
import { cuentaDeFirmados } from './read-model.ts'

export const validarDocumentosFirmadosUseCase = useCase(validarDocumentosFirmados, async ({ identificador }, ctx) => {
  await readDeclaracion(ctx, identificador)
  return { documentosFirmados: firmadosCompletos(await cuentaDeFirmados(ctx.tx, identificador)) }
})
