import type { Input } from '@alerce/contract/operation'
import { obtenerResumenPlanCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import { type Context, useCase } from '../../../use-case.ts'
import type { Lugar } from '../read-model.ts'
import { presentResumen } from './present-resumen.ts'
import { cotizacionesDe, readPareja } from './read-pareja.ts'

export const resumenCompensadoEn =
  (lugar: Lugar) =>
  async ({ prospectoId }: Input<typeof obtenerResumenPlanCompensado>, ctx: Context) => {
    const pareja = await readPareja(ctx, prospectoId, lugar)
    return presentResumen(pareja, await cotizacionesDe(ctx, pareja))
  }

export const obtenerResumenPlanCompensadoUseCase = useCase(obtenerResumenPlanCompensado, resumenCompensadoEn('venta'))
