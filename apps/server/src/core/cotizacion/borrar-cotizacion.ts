import type { Context } from '../use-case.ts'
import { borrarPlan, borrarRangoYPreferencias } from './repository.ts'

/** Forgets what was quoted: chosen plan, range and preferences. A confirmed plan stays; the caller checks the stage. */
export async function borrarCotizacion({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> {
  await borrarPlan(tx, prospectoId)
  await borrarRangoYPreferencias(tx, prospectoId)
}
