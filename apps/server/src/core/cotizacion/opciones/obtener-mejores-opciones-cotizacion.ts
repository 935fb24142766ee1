import { obtenerMejoresOpcionesCotizacion } from '@alerce/contract/operations/planes'
import { leerProspecto } from '../../prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { opcionesSugeridas } from '../precio/elegir.ts'
import { presentarOpcion } from '../presentar.ts'

export const obtenerMejoresOpcionesCotizacionUseCase = useCase(
  obtenerMejoresOpcionesCotizacion,
  async ({ prospectoId }, ctx) => {
    const prospecto = await leerProspecto(ctx, prospectoId)
    return (await opcionesSugeridas(ctx, prospecto)).map(presentarOpcion)
  },
)
