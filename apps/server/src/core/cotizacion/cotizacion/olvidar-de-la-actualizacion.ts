import type { Context } from '../../use-case.ts'
import { borrarPlan, borrarRangoYPreferencias } from './repository.ts'

/** Forgets what an update quoted, range and preferences too; what the sale stands on stays. */
export async function olvidarDeLaActualizacion({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> {
  await borrarPlan(tx, prospectoId, 'actualizacion')
  await borrarRangoYPreferencias(tx, prospectoId, 'actualizacion')
}
