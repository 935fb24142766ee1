import { guardarPlanSeleccionadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { guardarPlanSeleccionadoEn } from '../cotizacion/seleccion/guardar-plan-seleccionado.ts'

export const guardarPlanSeleccionadoUpdUseCase = useCase(
  guardarPlanSeleccionadoUpd,
  guardarPlanSeleccionadoEn('actualizacion'),
)
