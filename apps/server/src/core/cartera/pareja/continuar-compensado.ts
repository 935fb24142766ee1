import { continuarCompensado } from '@alerce/contract/operations/cartera/pareja'
import { fixOnGoOn } from '../../cotizacion/cotizaciones/compensacion/fix-compensacion.ts'
import { takePareja } from '../../cotizacion/cotizaciones/compensacion/read-pareja.ts'
import { useCase } from '../../use-case.ts'
import { guardarEtapaProspectoUseCase } from '../avance/guardar-etapa-prospecto.ts'

const confirmado = { etapa: 'cotizacionFinalizada' } as const

/** The amount and the stage, both or neither; who has confirmed already is answered the same again. */
export const continuarCompensadoUseCase = useCase(
  continuarCompensado,
  async ({ prospectoId, valorCompensacion, version, totalVisto }, ctx) => {
    const pareja = await takePareja(ctx, prospectoId)
    if (pareja[pareja.lado].etapa === confirmado.etapa) return confirmado
    await fixOnGoOn(ctx, pareja, { valorCompensacion, version })
    return await guardarEtapaProspectoUseCase.run({ prospectoId, ...confirmado, totalVisto }, ctx)
  },
)
