import { validarCreacionDS } from '@alerce/contract/operations/declaracion/declaracion'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { checkCreacion } from '../turno/ensure-creacion.ts'

/** The creation check, asked before: creating asks it again. */
export const validarCreacionDSUseCase = useCase(validarCreacionDS, async ({ prospectoId }, ctx) =>
  checkCreacion(ctx.tx, await readProspecto(ctx, prospectoId)),
)
