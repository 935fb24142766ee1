import { common } from '@alerce/contract/messages/common'
import { estaBloqueado } from '@alerce/domain/prospecto/etapas'
import { editarProspecto } from '../prospecto/policy.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { ensure } from '../refusal.ts'
import type { Context } from '../use-case.ts'

/** The prospect for changing its quote: 422 once its plan is confirmed (spec 2 §4). */
export async function editarCotizacion(ctx: Context, prospectoId: number): Promise<Prospecto> {
  const prospecto = await editarProspecto(ctx, prospectoId)
  ensure(!estaBloqueado(prospecto.etapa), common.stageJump)
  return prospecto
}
