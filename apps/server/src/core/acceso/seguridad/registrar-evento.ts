import { firma } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { type EventoSeguridad, eventosSeguridad } from './eventos.ts'
import { insertarEvento } from './repository.ts'

/** Keeps what changed who may do what, in the transaction of the change. `sobre`: whom or what, never a secret. */
export async function registrarEvento(ctx: Context, evento: EventoSeguridad, sobre: string): Promise<void> {
  const { tx, ahora, actor, origin } = ctx
  await insertarEvento(tx, { en: ahora, actor: firma(actor), evento: eventosSeguridad[evento], sobre, ip: origin.ip })
}
