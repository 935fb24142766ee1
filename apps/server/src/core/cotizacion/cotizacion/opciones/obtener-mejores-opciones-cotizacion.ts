import type { Input } from '@alerce/contract/operation'
import { obtenerMejoresOpcionesCotizacion } from '@alerce/contract/operations/cotizacion/planes'
import { type Context, useCase } from '../../../use-case.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { opcionesSugeridas } from '../precio/elegir.ts'
import { presentarOpcion } from '../presentar.ts'
import type { Lugar } from '../read-model.ts'

export const mejoresOpcionesEn =
  (lugar: Lugar) =>
  async ({ prospectoId }: Input<typeof obtenerMejoresOpcionesCotizacion>, ctx: Context) => {
    const prospecto = await leerParaCotizar(ctx, prospectoId, lugar)
    return (await opcionesSugeridas(ctx, prospecto)).map(presentarOpcion)
  }

export const obtenerMejoresOpcionesCotizacionUseCase = useCase(
  obtenerMejoresOpcionesCotizacion,
  mejoresOpcionesEn('venta'),
)
