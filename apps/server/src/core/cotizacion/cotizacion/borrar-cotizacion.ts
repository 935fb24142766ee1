import { common } from '@alerce/contract/messages/common'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { anotar } from '../../base/bitacora/anotar.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { borrarLoCotizado } from './repository.ts'

/**
 * Forgets what was quoted: chosen plan, range and preferences. Never of a sale whose plan is confirmed (422). True, with
 * an entry, where a chosen plan was lost: clients clear after every save.
 */
export async function borrarCotizacion(ctx: Context, { id, etapa }: Pick<Prospecto, 'id' | 'etapa'>): Promise<boolean> {
  ensure(!estaBloqueado(etapa), common.stageJump)
  const habia = await borrarLoCotizado(ctx.tx, id)
  if (habia) await anotar(ctx, id, 'cotizacionLimpiada')
  return habia
}
