import { validarCreacionDS } from '@alerce/contract/operations/declaracion/declaracion'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { tieneDSEnEvaluacion } from './read-model.ts'

/** The creation check: a RUT with a declaration in evaluation gets no other (core rules, Creating a DS). */
export const validarCreacionDSUseCase = useCase(validarCreacionDS, async ({ prospectoId }, ctx) => {
  const { rut } = await leerProspecto(ctx, prospectoId)
  const enEvaluacion = rut !== null && (await tieneDSEnEvaluacion(ctx.tx, rut, prospectoId))
  return enEvaluacion ? 'rechazado' : 'aceptado'
})
