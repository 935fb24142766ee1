import { abrirMandatoPorEnlace } from '@alerce/contract/operations/contrato/cobro'
import { preparedUseCase } from '../../../use-case.ts'
import { prepareMandato, recordMandatoAbierto } from '../open-mandato.ts'
import { openPorEnlace } from './open-por-enlace.ts'

export const abrirMandatoPorEnlaceUseCase = preparedUseCase(abrirMandatoPorEnlace, {
  prepare: async ({ enlace }, ctx) => await prepareMandato(ctx, await openPorEnlace(ctx, enlace, false), 'mandato'),
  run: async ({ enlace }, ctx, preparado) => {
    const { declaracion } = await openPorEnlace(ctx, enlace, true)
    return await recordMandatoAbierto(ctx, declaracion.id, preparado)
  },
})
