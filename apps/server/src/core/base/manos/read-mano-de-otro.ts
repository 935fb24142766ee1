import type { MessageDefinition } from '@alerce/contract/messages/message'
import { sonDosManos } from '@alerce/domain/base/manos'
import type { Context } from '../../use-case.ts'
import { administradoresHechos, manoReciente } from './read-model.ts'

interface Dichos {
  /** For the administrator who began the act, and for who is no person. */
  readonly otro: MessageDefinition
  /** For one who is linked to that administrator. */
  readonly misma: MessageDefinition
}

/**
 * Reason why the caller may not end an act that needs two administrators: they began it, or are linked to who did, or
 * one of both had the other's account in hand lately. null: allowed. `primeroId`: null for a machine command, whose
 * acts any administrator may end.
 */
export async function readManoDeOtro(
  donde: Pick<Context, 'tx' | 'ahora' | 'hoy' | 'actor'>,
  primeroId: number | null,
  { otro, misma }: Dichos,
): Promise<MessageDefinition | null> {
  const { actor, tx } = donde
  if (actor.kind !== 'persona' || actor.usuarioId === primeroId) return otro
  if (primeroId === null) return null
  if (!sonDosManos(actor.usuarioId, primeroId, await administradoresHechos(tx))) return misma
  return await manoReciente(donde, primeroId, actor.usuarioId)
}
