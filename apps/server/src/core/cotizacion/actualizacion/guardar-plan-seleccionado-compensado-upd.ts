import { guardarPlanSeleccionadoCompensadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { savePlanCompensadoIn } from '../cotizaciones/compensacion/guardar-plan-seleccionado-compensado.ts'

export const guardarPlanSeleccionadoCompensadoUpdUseCase = useCase(
  guardarPlanSeleccionadoCompensadoUpd,
  savePlanCompensadoIn('actualizacion'),
)
