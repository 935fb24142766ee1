import { salirDePostulacion } from '@alerce/contract/operations/declaracion/postulante'
import { useCase } from '../../use-case.ts'

/** The gateway ends the session; what was saved stays. */
export const salirDePostulacionUseCase = useCase(salirDePostulacion, async () => 'ok' as const)
