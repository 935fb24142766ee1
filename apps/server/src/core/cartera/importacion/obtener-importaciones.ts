import { obtenerImportaciones } from '@alerce/contract/operations/cartera/importacion'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { ultimasImportaciones } from './read-model.ts'

export const obtenerImportacionesUseCase = useCase(
  obtenerImportaciones,
  async (_, ctx) => await ultimasImportaciones(ctx.tx, await asesorDe(ctx), ctx.ahora),
)
