import { guardarResumenPlanCompensadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { saveResumenCompensadoIn } from '../cotizaciones/compensacion/guardar-resumen-plan-compensado.ts'

export const guardarResumenPlanCompensadoUpdUseCase = useCase(
  guardarResumenPlanCompensadoUpd,
  saveResumenCompensadoIn('actualizacion'),
)
