import type { Input } from '@alerce/contract/operation'
import { obtenerPlanes } from '@alerce/contract/operations/cotizacion/planes'
import { type Context, useCase } from '../../../use-case.ts'
import { planesDelRango } from '../precio/choose.ts'
import type { Lugar } from '../read-model.ts'
import { readToQuote } from '../read-to-quote.ts'

/** List of plans for choosing by hand, the same in both versions of the call. */
export const listaDePlanesEn =
  (lugar: Lugar) =>
  async ({ prospectoId }: Input<typeof obtenerPlanes>, ctx: Context) => {
    const prospecto = await readToQuote(ctx, prospectoId, lugar)
    const cotizaciones = await planesDelRango(ctx, prospecto)
    return cotizaciones.map(({ plan, foto }) => ({
      planId: plan.id,
      nombrePlan: plan.nombre,
      codigoPlan: plan.codigo,
      totalUF: foto.totalUF,
      totalPesos: foto.totalPesos,
    }))
  }

export const obtenerPlanesUseCase = useCase(obtenerPlanes, listaDePlanesEn('venta'))
