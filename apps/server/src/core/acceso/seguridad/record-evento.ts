import { type ActoDeSeguridad, seguridad } from '@alerce/contract/catalogos/acceso/seguridad'
import { publish } from '../../../avisos/repository.ts'
import { firma } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { insertEvento } from './repository.ts'

/** Keeps what changed who may do what, in the transaction of the change. `sobre`: whom or what, never a secret. */
export async function recordEvento(
  ctx: Pick<Context, 'tx' | 'ahora' | 'actor' | 'origin'>,
  evento: ActoDeSeguridad,
  sobre: string,
): Promise<void> {
  const { tx, ahora, actor, origin } = ctx
  await insertEvento(tx, { en: ahora, actor: firma(actor), evento: seguridad[evento].texto, sobre, ip: origin.ip })
  await publish(tx, { tema: 'seguridad' })
}
