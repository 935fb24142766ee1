import { common } from '@alerce/contract/messages/common'
import { sonDelMismoEquipo } from '../../acceso/usuarios/read-model.ts'
import { persona } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { autorizacionPorId } from './read-model.ts'

/** Request of the team that the caller leads; not found for others. */
export async function autorizacionDelEquipo(ctx: Context, autorizacionId: number) {
  const jefe = persona(ctx)
  const found = (await autorizacionPorId(ctx.tx, autorizacionId)) ?? refuse(common.notFound)
  ensure(await sonDelMismoEquipo(ctx.tx, jefe.usuarioId, found.asesorId), common.notFound)
  return { ...found, jefe, propia: found.asesorId === jefe.usuarioId }
}
