import { registrarActividad } from '@alerce/contract/operations/acceso/sesion'
import { useCase } from '../../use-case.ts'

/** Nothing to do here: that the call is not passive is what keeps the session alive, on its way in. */
export const registrarActividadUseCase = useCase(registrarActividad, async () => 'ok' as const)
