import { common } from '@alerce/contract/messages/common'
import type { Persona } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { esDelEquipoDe } from '../prospecto/read-model.ts'
import { autorizacionPorId } from './read-model.ts'

/** The person that calls: these calls are no bearer client's. */
export function persona({ actor }: Pick<Context, 'actor'>): Persona {
  return actor.kind === 'persona' ? actor : refuse(common.unauthenticated)
}

/** A request of the team that one leads; for all others it does not exist. */
export async function autorizacionDelEquipo(ctx: Context, autorizacionId: number) {
  const jefe = persona(ctx)
  const found = (await autorizacionPorId(ctx.tx, autorizacionId)) ?? refuse(common.notFound)
  ensure(await esDelEquipoDe(ctx.tx, jefe.usuarioId, found.asesorId), common.notFound)
  return { ...found, jefe, propia: found.asesorId === jefe.usuarioId }
}
