import { obtenerTipoProspectos } from '@alerce/contract/operations/cartera/lista'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { useCase } from '../../use-case.ts'

export const obtenerTipoProspectosUseCase = useCase(obtenerTipoProspectos, async () => [...tiposProspecto])
