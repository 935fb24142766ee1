import { obtenerEstadosProspectos } from '@alerce/contract/operations/referencia'
import { estadosDelProspecto } from '@alerce/domain/prospecto/estado'
import { useCase } from '../use-case.ts'

export const obtenerEstadosProspectosUseCase = useCase(obtenerEstadosProspectos, async () =>
  estadosDelProspecto.map((estado) => ({ estado })),
)
