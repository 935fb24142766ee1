import { confirmarActualizacion as operacion } from '@alerce/contract/operations/contrato/actualizacion'
import { fijarAlSeguir } from '../../../cotizacion/cotizacion/compensacion/fijar-compensacion.ts'
import { tomarPareja } from '../../../cotizacion/cotizacion/compensacion/leer-pareja.ts'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { yaConfirmada } from '../read-model.ts'
import { confirmarActualizacion } from './confirmar.ts'

/** As it left the sale. */
async function confirmado(ctx: Context, prospectoId: number) {
  const { estado } = await leerProspecto(ctx, prospectoId)
  return { etapa: 'cotizacionFinalizada', estado } as const
}

/** The amount and the confirmation, both or neither; what was confirmed already is answered the same again. */
export const confirmarActualizacionUseCase = useCase(
  operacion,
  async ({ prospectoId, valorCompensacion, version, totalVisto }, ctx) => {
    if (await yaConfirmada(ctx, prospectoId)) return await confirmado(ctx, prospectoId)
    if (version !== undefined || valorCompensacion !== undefined) {
      const pareja = await tomarPareja(ctx, prospectoId, 'actualizacion')
      await fijarAlSeguir(ctx, pareja, { valorCompensacion, version })
    }
    await confirmarActualizacion(ctx, prospectoId, totalVisto)
    return await confirmado(ctx, prospectoId)
  },
)
