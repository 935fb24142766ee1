import { obtenerMejoresOpcionesCotizacion } from '@alerce/contract/operations/cotizacion/planes'
import { useCase } from '../../../use-case.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { opcionesSugeridas } from '../precio/elegir.ts'
import { presentarOpcion } from '../presentar.ts'

export const obtenerMejoresOpcionesCotizacionUseCase = useCase(
  obtenerMejoresOpcionesCotizacion,
  async ({ prospectoId }, ctx) => {
    const prospecto = await leerParaCotizar(ctx, prospectoId)
    return (await opcionesSugeridas(ctx, prospecto)).map(presentarOpcion)
  },
)
