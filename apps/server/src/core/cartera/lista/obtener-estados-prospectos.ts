import { obtenerEstadosProspectos } from '@alerce/contract/operations/cartera/lista'
import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { useCase } from '../../use-case.ts'

export const obtenerEstadosProspectosUseCase = useCase(obtenerEstadosProspectos, async () =>
  estadosDelProspecto.map((estado) => ({ estado })),
)
