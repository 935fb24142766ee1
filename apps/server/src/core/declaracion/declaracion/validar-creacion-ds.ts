import { validarCreacionDS } from '@alerce/contract/operations/declaracion/declaracion'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { tieneDSEnEvaluacion } from './read-model.ts'

/** The creation check: a person with a declaration in evaluation gets no other (core rules, Creating a DS). */
export const validarCreacionDSUseCase = useCase(validarCreacionDS, async ({ prospectoId }, ctx) => {
  const enEvaluacion = await tieneDSEnEvaluacion(ctx.tx, await leerProspecto(ctx, prospectoId))
  return enEvaluacion ? 'rechazado' : 'aceptado'
})
