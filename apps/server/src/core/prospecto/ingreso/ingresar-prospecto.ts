import { ingresarProspecto } from '@alerce/contract/operations/prospecto'
import { useCase } from '../../use-case.ts'
import { agregarProspecto } from './agregar-prospecto.ts'
import { modificarProspecto } from './modificar-prospecto.ts'

/** One call adds a prospect, changes it, and saves the applicant's data (spec 1 §5, spec 2 §2, §5). */
export const ingresarProspectoUseCase = useCase(ingresarProspecto, (ingreso, ctx) =>
  ingreso.prospectoId ? modificarProspecto(ctx, ingreso.prospectoId, ingreso) : agregarProspecto(ctx, ingreso),
)
