import { obtenerResumenPlanCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import { useCase } from '../../../use-case.ts'
import { cotizacionesDe, leerPareja } from './leer-pareja.ts'
import { presentarResumen } from './presentar-resumen.ts'

export const obtenerResumenPlanCompensadoUseCase = useCase(
  obtenerResumenPlanCompensado,
  async ({ prospectoId }, ctx) => {
    const pareja = await leerPareja(ctx, prospectoId)
    return presentarResumen(pareja, await cotizacionesDe(ctx, pareja))
  },
)
