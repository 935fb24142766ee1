import { obtenerTipoProspectos } from '@alerce/contract/operations/base/referencia'
import { tiposElegibles } from '@alerce/domain/postulacion/tipos'
import { useCase } from '../../use-case.ts'

export const obtenerTipoProspectosUseCase = useCase(obtenerTipoProspectos, async () => [...tiposElegibles()])
