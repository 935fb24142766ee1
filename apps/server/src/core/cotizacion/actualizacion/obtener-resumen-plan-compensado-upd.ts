import { obtenerResumenPlanCompensadoUpd } from '@alerce/contract/operations/cotizacion/actualizacion'
import { useCase } from '../../use-case.ts'
import { resumenCompensadoEn } from '../cotizaciones/compensacion/obtener-resumen-plan-compensado.ts'

export const obtenerResumenPlanCompensadoUpdUseCase = useCase(
  obtenerResumenPlanCompensadoUpd,
  resumenCompensadoEn('actualizacion'),
)
