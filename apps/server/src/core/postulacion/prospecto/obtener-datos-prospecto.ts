import { obtenerDatosProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { useCase } from '../../use-case.ts'
import { leerProspecto } from './policy.ts'
import { presentarDatos } from './presentar-datos.ts'

export const obtenerDatosProspectoUseCase = useCase(
  obtenerDatosProspecto,
  async ({ prospectoId }, ctx) => await presentarDatos(ctx, await leerProspecto(ctx, prospectoId)),
)
