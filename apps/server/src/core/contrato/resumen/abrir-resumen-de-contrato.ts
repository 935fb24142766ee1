import { abrirResumenDeContrato } from '@alerce/contract/operations/contrato/firma-postulante'
import { readPostulacion } from '../../declaracion/postulante/take-postulacion.ts'
import { finishedUseCase } from '../../use-case.ts'
import { PDF } from '../documentos/read-model.ts'
import { composeResumen } from './compose-resumen.ts'

export const abrirResumenDeContratoUseCase = finishedUseCase(abrirResumenDeContrato, {
  run: async (_input, ctx) => await composeResumen(ctx, await readPostulacion(ctx)),
  finish: async ({ papel, nombre }, { print }) => ({ contenido: await print(papel), mime: PDF, nombre }),
})
