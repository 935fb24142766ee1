import { abrirMandatoPropio } from '@alerce/contract/operations/contrato/cobro'
import { readPostulacion, takePostulacion } from '../../../declaracion/postulante/take-postulacion.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { prepareMandato, recordMandatoAbierto } from '../hold-mandato.ts'

export const abrirMandatoPropioUseCase = preparedUseCase(abrirMandatoPropio, {
  prepare: async (_input, ctx) => await prepareMandato(ctx, await readPostulacion(ctx), 'postulanteDs'),
  run: async (_input, ctx, preparado) => await recordMandatoAbierto(ctx, await takePostulacion(ctx), preparado),
})
