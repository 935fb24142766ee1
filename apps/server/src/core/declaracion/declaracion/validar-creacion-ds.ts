import { validarCreacionDS } from '@alerce/contract/operations/declaracion/declaracion'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { revisarCreacion } from '../turno/exigir-creacion.ts'

/** The creation check, asked before: creating asks it again. */
export const validarCreacionDSUseCase = useCase(validarCreacionDS, async ({ prospectoId }, ctx) =>
  revisarCreacion(ctx.tx, await leerProspecto(ctx, prospectoId)),
)
