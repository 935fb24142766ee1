import { guardarPlanSeleccionadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { savePlanSeleccionadoIn } from '../cotizaciones/seleccion/guardar-plan-seleccionado.ts'

export const guardarPlanSeleccionadoUpdUseCase = useCase(
  guardarPlanSeleccionadoUpd,
  savePlanSeleccionadoIn('actualizacion'),
)
