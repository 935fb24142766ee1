import { abrirMandatoPorEnlace } from '@alerce/contract/operations/contrato/cobro'
import { preparedUseCase } from '../../../use-case.ts'
import { openPorEnlace } from '../../mandatos/postulante/open-enlace.ts'
import { prepareMandato, recordMandatoAbierto } from '../hold-mandato.ts'

export const abrirMandatoPorEnlaceUseCase = preparedUseCase(abrirMandatoPorEnlace, {
  prepare: async ({ enlace }, ctx) => await prepareMandato(ctx, await openPorEnlace(ctx, enlace, false), 'mandato'),
  run: async ({ enlace }, ctx, preparado) =>
    await recordMandatoAbierto(ctx, await openPorEnlace(ctx, enlace, true), preparado),
})
