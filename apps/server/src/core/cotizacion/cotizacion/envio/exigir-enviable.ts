import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { maximoDeEnvios } from '@alerce/domain/limites'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { cotizacionVigente, type Lugar } from '../read-model.ts'
import { cuantasEnviadas } from './read-model.ts'

/** The quote that can be mailed: 422 while no plan is chosen, or where as many were mailed as there may be. */
export async function exigirEnviable(
  { tx }: Pick<Context, 'tx'>,
  prospectoId: number,
  lugar: Lugar,
): Promise<Cotizacion> {
  const cotizacion = (await cotizacionVigente(tx, prospectoId, lugar)) ?? refuse(planesMessages.sinPlan)
  ensure((await cuantasEnviadas(tx, prospectoId)) < maximoDeEnvios, planesMessages.demasiadosEnvios)
  return cotizacion
}
