import { abrirPagoPorEnlace } from '@alerce/contract/operations/contrato/cobro'
import { preparedUseCase } from '../../../use-case.ts'
import { openPorEnlace } from '../../mandatos/postulante/open-enlace.ts'
import { preparePago, recordPago } from '../open-pago.ts'

export const abrirPagoPorEnlaceUseCase = preparedUseCase(abrirPagoPorEnlace, {
  prepare: async ({ enlace, entidadId }, ctx) =>
    await preparePago(ctx, await openPorEnlace(ctx, enlace, false), { entidadId, volver: 'mandato' }),
  run: async ({ enlace, entidadId }, ctx, preparado) =>
    await recordPago(ctx, await openPorEnlace(ctx, enlace, true), { entidadId, preparado }),
})
