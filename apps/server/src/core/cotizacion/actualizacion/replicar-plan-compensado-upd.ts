import { replicarPlanCompensadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { replicatePlanIn } from '../cotizaciones/compensacion/replicar-plan-compensado.ts'

export const replicarPlanCompensadoUpdUseCase = useCase(replicarPlanCompensadoUpd, replicatePlanIn('actualizacion'))
