import { obtenerDatosProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { useCase } from '../../use-case.ts'
import { readProspecto } from './policy.ts'
import { presentDatos } from './present-datos.ts'

export const obtenerDatosProspectoUseCase = useCase(
  obtenerDatosProspecto,
  async ({ prospectoId }, ctx) => await presentDatos(ctx, await readProspecto(ctx, prospectoId)),
)
