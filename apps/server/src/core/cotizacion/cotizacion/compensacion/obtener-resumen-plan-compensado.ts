import type { Input } from '@alerce/contract/operation'
import { obtenerResumenPlanCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import { type Context, useCase } from '../../../use-case.ts'
import type { Lugar } from '../read-model.ts'
import { cotizacionesDe, leerPareja } from './leer-pareja.ts'
import { presentarResumen } from './presentar-resumen.ts'

export const resumenCompensadoEn =
  (lugar: Lugar) =>
  async ({ prospectoId }: Input<typeof obtenerResumenPlanCompensado>, ctx: Context) => {
    const pareja = await leerPareja(ctx, prospectoId, lugar)
    return presentarResumen(pareja, await cotizacionesDe(ctx, pareja))
  }

export const obtenerResumenPlanCompensadoUseCase = useCase(obtenerResumenPlanCompensado, resumenCompensadoEn('venta'))
