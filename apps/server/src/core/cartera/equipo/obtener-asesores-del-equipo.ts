import { obtenerAsesoresDelEquipo } from '@alerce/contract/operations/cartera/lista'
import { persona } from '../../actor.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { nombresDelEquipo } from './read-model.ts'

export const obtenerAsesoresDelEquipoUseCase = useCase(obtenerAsesoresDelEquipo, async ({ prospectoId }, ctx) => ({
  asesores: await nombresDelEquipo(ctx.tx, persona(ctx).usuarioId),
  deProspecto: prospectoId ? (await readProspecto(ctx, prospectoId)).asesorId : null,
}))
