import { confirmarActualizacion as operacion } from '@alerce/contract/operations/contrato/actualizacion'
import { fixOnGoOn } from '../../../cotizacion/cotizaciones/compensacion/fix-compensacion.ts'
import { takePareja } from '../../../cotizacion/cotizaciones/compensacion/read-pareja.ts'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { yaConfirmada } from '../read-model.ts'
import { confirmarActualizacion } from './confirm.ts'

/** As it left the sale. */
async function confirmado(ctx: Context, prospectoId: number) {
  const { estado } = await readProspecto(ctx, prospectoId)
  return { etapa: 'cotizacionFinalizada', estado } as const
}

/** The amount and the confirmation, both or neither; what was confirmed already is answered the same again. */
export const confirmarActualizacionUseCase = useCase(
  operacion,
  async ({ prospectoId, valorCompensacion, version, totalVisto }, ctx) => {
    if (await yaConfirmada(ctx, prospectoId)) return await confirmado(ctx, prospectoId)
    if (version !== undefined || valorCompensacion !== undefined) {
      const pareja = await takePareja(ctx, prospectoId, 'actualizacion')
      await fixOnGoOn(ctx, pareja, { valorCompensacion, version })
    }
    await confirmarActualizacion(ctx, prospectoId, totalVisto)
    return await confirmado(ctx, prospectoId)
  },
)
