import type { Context } from '../../use-case.ts'
import { insertIntervencion } from './repository.ts'

/** Acts that could give the use of an account to the person who does them. */
export type ActoSobreCuenta = 'creada' | 'reactivada' | 'perfil' | 'correo' | 'clave'

/** Records such an act on the account of another. Commands and API clients are no person who could be the second one. */
export async function recordIntervencion(
  { tx, actor, ahora }: Pick<Context, 'tx' | 'actor' | 'ahora'>,
  usuarioId: number,
  acto: ActoSobreCuenta,
): Promise<void> {
  if (actor.kind !== 'persona' || actor.usuarioId === usuarioId) return
  await insertIntervencion(tx, { usuarioId, porId: actor.usuarioId, acto, en: ahora })
}
