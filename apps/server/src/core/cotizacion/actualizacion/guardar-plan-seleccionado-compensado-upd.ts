import { guardarPlanSeleccionadoCompensadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { savePlanCompensadoIn } from '../cotizacion/compensacion/guardar-plan-seleccionado-compensado.ts'

export const guardarPlanSeleccionadoCompensadoUpdUseCase = useCase(
  guardarPlanSeleccionadoCompensadoUpd,
  savePlanCompensadoIn('actualizacion'),
)
