import { common } from '@alerce/contract/messages/common'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { findImportacion, type Importacion } from './read-model.ts'

/** An import, for the advisor whose portfolio it is; for all others it does not exist. */
export async function importacionPropia(ctx: Context, importacionId: number): Promise<Importacion> {
  const found = (await findImportacion(ctx.tx, importacionId, ctx.ahora)) ?? refuse(common.notFound)
  ensure(ctx.actor.kind === 'persona' && found.asesorId === ctx.actor.usuarioId, common.notFound)
  return found
}
