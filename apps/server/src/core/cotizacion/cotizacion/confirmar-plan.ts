import type { Context } from '../../use-case.ts'
import { marcarConfirmada } from './repository.ts'

/** Fixes the chosen plan when the prospect goes on to cotizacionFinalizada; from then on it is history. */
export async function confirmarPlan({ tx, ahora }: Pick<Context, 'tx' | 'ahora'>, prospectoId: number): Promise<void> {
  await marcarConfirmada(tx, prospectoId, ahora)
}
