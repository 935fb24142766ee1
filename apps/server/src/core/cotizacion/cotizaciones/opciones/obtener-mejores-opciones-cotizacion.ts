import type { Input } from '@alerce/contract/operation'
import { obtenerMejoresOpcionesCotizacion } from '@alerce/contract/operations/cotizacion/planes'
import { type Context, useCase } from '../../../use-case.ts'
import { opcionesSugeridas } from '../precio/choose.ts'
import { presentOpcion } from '../present.ts'
import type { Lugar } from '../read-model.ts'
import { readToQuote } from '../read-to-quote.ts'

export const mejoresOpcionesEn =
  (lugar: Lugar) =>
  async ({ prospectoId }: Input<typeof obtenerMejoresOpcionesCotizacion>, ctx: Context) => {
    const prospecto = await readToQuote(ctx, prospectoId, lugar)
    return (await opcionesSugeridas(ctx, prospecto)).map(presentOpcion)
  }

export const obtenerMejoresOpcionesCotizacionUseCase = useCase(
  obtenerMejoresOpcionesCotizacion,
  mejoresOpcionesEn('venta'),
)
