import { obtenerCalendarioPrivado } from '@alerce/contract/operations/agenda/salidas'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { calendarioDe } from './read-model.ts'

export const obtenerCalendarioPrivadoUseCase = useCase(obtenerCalendarioPrivado, async (_input, ctx) => {
  return (await calendarioDe(ctx.tx, await asesorDe(ctx))) ?? { creado: null, leido: null }
})
