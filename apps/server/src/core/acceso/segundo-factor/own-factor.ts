import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { common } from '@alerce/contract/messages/common'
import { verifyPassword } from '../../../platform/password.ts'
import { persona } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type DuenoDeFactor, findDuenoDeFactor } from './read-model.ts'
import { lockUsuario } from './repository.ts'

/** The caller, locked while their own second factor changes. */
export async function ownFactor(ctx: Context): Promise<DuenoDeFactor> {
  const { usuarioId } = persona(ctx)
  await lockUsuario(ctx.tx, usuarioId)
  return (await findDuenoDeFactor(ctx.tx, usuarioId)) ?? refuse(common.unauthenticated)
}

/** The caller, who typed the password again. It is checked before all else, or its rate limit would be cleared. */
export async function ownFactorByClave(ctx: Context, clave: string): Promise<DuenoDeFactor> {
  const dueno = await ownFactor(ctx)
  ensure(await verifyPassword(dueno.claveHash, clave), claveMessages.actualIncorrecta, { campo: 'clave' })
  return dueno
}
