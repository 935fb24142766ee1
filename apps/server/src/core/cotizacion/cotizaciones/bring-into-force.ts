import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Cotizacion } from '../registro/read-model.ts'
import { cotizacionVigente } from './read-model.ts'
import { promote } from './repository.ts'

/** Quote before and after an update replaced it. */
export interface CambioDePlan {
  readonly antes: Cotizacion
  readonly ahora: Cotizacion
}

/** Replaces the quote of a sale by that of its update; the old one stays as history. */
export async function bringIntoForce({ tx, ahora: en }: Context, prospectoId: number): Promise<CambioDePlan> {
  const antes = (await cotizacionVigente(tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  const ahora = (await cotizacionVigente(tx, prospectoId, 'actualizacion')) ?? refuse(planesMessages.sinPlan)
  await promote(tx, prospectoId, en)
  return { antes, ahora }
}
