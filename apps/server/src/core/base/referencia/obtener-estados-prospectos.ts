import { obtenerEstadosProspectos } from '@alerce/contract/operations/base/referencia'
import { estadosDelProspecto } from '@alerce/domain/declaracion/estado'
import { useCase } from '../../use-case.ts'

export const obtenerEstadosProspectosUseCase = useCase(obtenerEstadosProspectos, async () =>
  estadosDelProspecto.map((estado) => ({ estado })),
)
