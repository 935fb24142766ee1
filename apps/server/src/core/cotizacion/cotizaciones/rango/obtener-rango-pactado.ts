import type { Input } from '@alerce/contract/operation'
import { obtenerRangoPactado } from '@alerce/contract/operations/cotizacion/cotizacion'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { type Lugar, rangoDe } from '../read-model.ts'

export const rangoEn =
  (lugar: Lugar) =>
  async ({ prospectoId }: Input<typeof obtenerRangoPactado>, ctx: Context) => {
    await readProspecto(ctx, prospectoId)
    const rango = await rangoDe(ctx.tx, prospectoId, lugar)
    return { minimoPlan: rango?.minimo ?? null, maximoPlan: rango?.maximo ?? null }
  }

export const obtenerRangoPactadoUseCase = useCase(obtenerRangoPactado, rangoEn('venta'))
