import { validarCreacionDS } from '@alerce/contract/operations/declaracion/declaracion'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { detencionDeLaPareja } from '../turno/read-model.ts'
import { tieneDSEnEvaluacion } from './read-model.ts'

/** The creation check: nobody with a declaration in evaluation gets another, and of a pair the giver goes first. */
export const validarCreacionDSUseCase = useCase(validarCreacionDS, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  if (await tieneDSEnEvaluacion(ctx.tx, prospecto)) return 'rechazado'
  return (await detencionDeLaPareja(ctx.tx, prospecto)) ?? 'aceptado'
})
