import { obtenerDatosProspecto } from '@alerce/contract/operations/prospecto'
import { aDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { useCase } from '../use-case.ts'
import { leerProspecto } from './policy.ts'
import { empleadoresDe } from './read-model.ts'

export const obtenerDatosProspectoUseCase = useCase(obtenerDatosProspecto, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  const empleadores = await empleadoresDe(ctx.tx, prospectoId)
  const { id, asesorId, fechaNacimiento, motivo, ...rest } = prospecto
  return {
    ...rest,
    prospectoId: id,
    identificador: asesorId,
    fechaNacimiento: fechaNacimiento && aDDMMYYYY(fechaNacimiento),
    motivoProspecto: motivo,
    tipoTrabajador: empleadores[0]?.tipoTrabajador ?? null,
    esCompensado: prospecto.tipoPlan === 'S',
    empleadores,
  }
})
