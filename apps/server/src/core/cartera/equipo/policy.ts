import { common } from '@alerce/contract/messages/common'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { nombresDelEquipo } from './read-model.ts'

export type AsesorDeEquipo = Awaited<ReturnType<typeof nombresDelEquipo>>[number]

/** Advisors of the caller's team, by name: all, or those named. 404 for one of another team. */
export async function equipoPropio(ctx: Context, nombrados?: readonly number[]): Promise<readonly AsesorDeEquipo[]> {
  const equipo = await nombresDelEquipo(ctx.tx, persona(ctx).usuarioId)
  if (!nombrados) return equipo
  const suyos = equipo.filter(({ identificador }) => nombrados.includes(identificador))
  ensure(suyos.length === new Set(nombrados).size, common.notFound)
  return suyos
}
