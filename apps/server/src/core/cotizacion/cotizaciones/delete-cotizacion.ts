import { common } from '@alerce/contract/messages/common'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { note } from '../../base/bitacora/note.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { deleteLoCotizado } from './repository.ts'

/**
 * Deletes the quote: chosen plan, range and preferences. Refused (422) after the plan is confirmed. Returns true, and
 * writes an entry, only when a chosen plan was lost, because clients clear after every save.
 */
export async function deleteCotizacion(ctx: Context, { id, etapa }: Pick<Prospecto, 'id' | 'etapa'>): Promise<boolean> {
  ensure(!estaBloqueado(etapa), common.stageJump)
  const habia = await deleteLoCotizado(ctx.tx, id)
  if (habia) await note(ctx, id, 'cotizacionLimpiada')
  return habia
}
