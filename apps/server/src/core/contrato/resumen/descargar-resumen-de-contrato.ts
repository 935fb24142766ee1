import { descargarResumenDeContrato } from '@alerce/contract/operations/contrato/documentos'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { finishedUseCase } from '../../use-case.ts'
import { PDF } from '../documentos/read-model.ts'
import { composeResumen } from './compose-resumen.ts'

export const descargarResumenDeContratoUseCase = finishedUseCase(descargarResumenDeContrato, {
  run: async ({ identificador }, ctx) => await composeResumen(ctx, await readDeclaracion(ctx, identificador)),
  finish: async ({ papel, nombre }, { print }) => ({ contenido: await print(papel), mime: PDF, nombre }),
})
