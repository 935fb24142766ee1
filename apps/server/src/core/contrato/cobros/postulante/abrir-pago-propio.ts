import { abrirPagoPropio } from '@alerce/contract/operations/contrato/cobro'
import { readPostulacion, takePostulacion } from '../../../declaracion/postulante/take-postulacion.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { preparePago, recordPago } from '../open-pago.ts'

export const abrirPagoPropioUseCase = preparedUseCase(abrirPagoPropio, {
  prepare: async ({ entidadId }, ctx) =>
    await preparePago(ctx, await readPostulacion(ctx), { entidadId, volver: 'postulanteDs' }),
  run: async ({ entidadId }, ctx, preparado) =>
    await recordPago(ctx, await takePostulacion(ctx), { entidadId, preparado }),
})
