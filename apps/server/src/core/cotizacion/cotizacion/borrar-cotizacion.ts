import { common } from '@alerce/contract/messages/common'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { borrarPlan, borrarRangoYPreferencias } from './repository.ts'

/** Forgets what was quoted: chosen plan, range and preferences. Never of a sale whose plan is confirmed (422). */
export async function borrarCotizacion(
  { tx }: Pick<Context, 'tx'>,
  { id, etapa }: Pick<Prospecto, 'id' | 'etapa'>,
): Promise<void> {
  ensure(!estaBloqueado(etapa), common.stageJump)
  await borrarPlan(tx, id)
  await borrarRangoYPreferencias(tx, id)
}
