import { obtenerTipoProspectos } from '@alerce/contract/operations/referencia'
import { tiposElegibles } from '@alerce/domain/prospecto/tipos'
import { useCase } from '../use-case.ts'

export const obtenerTipoProspectosUseCase = useCase(obtenerTipoProspectos, async () => [...tiposElegibles()])
